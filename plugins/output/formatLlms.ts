import { MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import type { CopiedPage, CopyFacts } from './formatMarkdownCopy.ts';

/** Pages under one title, in reading order. */
export interface PageGroup {
  title: string;
  pages: CopiedPage[];
}

/** Write `llms.txt` (https://llmstxt.org): what the site is, and every page's copy with its description. */
export function formatLlms(groups: readonly PageGroup[], tagline: string, facts: CopyFacts): string {
  const { siteTitle, versionLabel, home } = facts;
  const sections = groups.map(({ title, pages }) =>
    [`## ${title}`, '', ...pages.map((page) => formatLine(page, home))].join('\n'),
  );
  const intro = `These pages describe version ${versionLabel} only. All of them in one file: <${home}llms-full.txt>.`;
  return `${[`# ${siteTitle} ${versionLabel}`, `> ${tagline}`, intro, ...sections].join('\n\n')}\n`;
}

function formatLine({ title, route, description }: CopiedPage, home: string): string {
  const label = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${home}${route.slice(1)}${MARKDOWN_FILE})${description ? `: ${description}` : ''}`;
}
