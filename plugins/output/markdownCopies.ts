import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { findAreaEntry } from '../../common/search.ts';
import { flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/siteFiles.ts';
import { isReleased } from '../../common/version.ts';
import type { ListApiLines } from '../pages/apiLines.ts';
import { type CopiedPage, type CopyFacts, type CopyHelpers, formatMarkdownCopy } from './formatMarkdownCopy.ts';
import type { ListPages } from './outputPages.ts';

interface Inputs {
  env: Pick<BuildEnv, 'label' | 'role' | 'base' | 'siteBase' | 'outDir'>;
  site: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'navbar' | 'hostPaths'>;
  sidebars: Sidebars;
  listPages: ListPages;
  listApiLines: ListApiLines;
  words: CopyFacts['words'];
  /** Finds a published image's address, below the origin, by its content file. */
  findImage: (filePath: string) => string | undefined;
}

/** Write each page's Markdown beside its HTML, and two index files for language models. */
export function markdownCopies(inputs: Inputs): RspressPlugin {
  return {
    name: 'docs:markdown-copies',
    afterBuild(_config, isProd) {
      if (isProd) writeCopies(inputs);
    },
  };
}

function writeCopies(inputs: Inputs): void {
  const { env, site, sidebars, listPages, listApiLines, findImage, words } = inputs;
  const facts: CopyFacts = {
    siteTitle: site.title,
    versionLabel: env.label,
    isReleased: isReleased(env.role),
    home: site.url + env.base,
    siteHome: site.url + env.siteBase,
    hostPaths: site.hostPaths,
    words,
  };
  const helpers: CopyHelpers = {
    listApiLines,
    findImage(filePath) {
      const image = findImage(filePath);
      return image && site.url + image;
    },
  };
  const groups = groupPages(listPages(), { sidebars, navbar: site.navbar, words });
  const copies = groups.flatMap(({ pages }) =>
    pages.map((page) => ({ page, text: formatMarkdownCopy(page, facts, helpers) })),
  );
  for (const { page, text } of copies) writeText(path.join(env.outDir, page.route, MARKDOWN_FILE), text);
  writeText(path.join(env.outDir, LLMS_FILE), formatLlms(groups, site.tagline, facts));
  // Symbols would make it three times as long. Their copies are listed in the other file.
  const told = copies.filter(({ page }) => !page.isReference);
  writeText(path.join(env.outDir, LLMS_FULL_FILE), told.map(({ text }) => text).join('\n---\n\n'));
}

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Order pages as in the sidebars, each once; others come last. */
export function groupPages<Page extends Pick<CopiedPage, 'route' | 'title' | 'description'>>(
  pages: readonly Page[],
  { sidebars, navbar, words }: { sidebars: Sidebars; navbar: SiteConfig['navbar']; words: Inputs['words'] },
): PageGroup<Page>[] {
  const left = new Map(pages.map((page) => [page.route, page]));
  const take = (route: string | undefined): Page[] => {
    const page = left.get(route ?? '');
    left.delete(route ?? '');
    return page ? [page] : [];
  };
  const groups = Object.entries(sidebars).map(([area, lines]) => ({
    title: findAreaEntry(area, { sidebars, navbar: navbar.items })?.label ?? area,
    pages: flattenSidebar(lines).flatMap(({ item }) => take(item.link)),
  }));
  return [...groups, { title: words.otherPages, pages: [...left.values()] }].filter((group) => group.pages.length > 0);
}

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
