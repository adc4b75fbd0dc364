import { LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import type { CopiedPage, CopyFacts } from './formatMarkdownCopy.ts';

type ListedPage = Pick<CopiedPage, 'route' | 'title' | 'description'>;

export interface PageGroup<Page extends ListedPage = ListedPage> {
  title: string;
  pages: Page[];
}

/** Format `llms.txt` (https://llmstxt.org). */
export function formatLlms(groups: readonly PageGroup[], tagline: string, facts: CopyFacts): string {
  const { siteTitle, versionLabel, home, words } = facts;
  const sections = groups.map(({ title, pages }) =>
    [`## ${title}`, '', ...pages.map((page) => formatLine(page, home))].join('\n'),
  );
  const intro = words.intro(versionLabel, home + LLMS_FULL_FILE);
  return `${[`# ${siteTitle} ${versionLabel}`, `> ${tagline}`, intro, ...sections].join('\n\n')}\n`;
}

function formatLine({ title, route, description }: ListedPage, home: string): string {
  const label = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${home}${route.slice(1)}${MARKDOWN_FILE})${description ? `: ${description}` : ''}`;
}
