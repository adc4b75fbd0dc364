import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { findAreaEntry } from '../../common/areaEntry.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import { flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { isReleased } from '../../common/version.ts';
import { insertApiLines, type ListApiLines } from '../pages/apiLines.ts';
import { formatCategoryPage, listCategories } from '../pages/categoryPages.ts';
import type { Content } from '../pages/content.ts';
import { formatLlms, type PageGroup } from './formatLlms.ts';
import { type CopiedPage, type CopyFacts, formatMarkdownCopy } from './formatMarkdownCopy.ts';
import { type FindFacts, htmlFileOf } from './pageFacts.ts';

interface Inputs {
  env: Pick<BuildEnv, 'label' | 'role' | 'base' | 'contentDir' | 'outDir'>;
  site: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'navbar'>;
  content: Content;
  sidebars: Sidebars;
  findFacts: FindFacts;
  listApiLines: ListApiLines;
}

/** Write every page as Markdown beside its HTML, and the two files that lead language models to them. */
export function markdownCopies(inputs: Inputs): RspressPlugin {
  return {
    name: 'docs:markdown-copies',
    afterBuild(_config, isProd) {
      if (isProd) writeCopies(inputs);
    },
  };
}

function writeCopies(inputs: Inputs): void {
  const { env, site, sidebars } = inputs;
  const facts: CopyFacts = {
    siteTitle: site.title,
    versionLabel: env.label,
    isReleased: isReleased(env.role),
    home: site.url + env.base,
  };
  const groups = groupPages(listPages(inputs), sidebars, site.navbar);
  const copies = groups.flatMap(({ pages }) => pages.map((page) => ({ page, text: formatMarkdownCopy(page, facts) })));
  for (const { page, text } of copies) writeText(path.join(env.outDir, page.route, MARKDOWN_FILE), text);
  writeText(path.join(env.outDir, LLMS_FILE), formatLlms(groups, site.tagline, facts));
  writeText(path.join(env.outDir, LLMS_FULL_FILE), copies.map(({ text }) => text).join('\n---\n\n'));
}

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A small image stands in the page itself: it has no address. */
const isOwn = (src: string): boolean => src.startsWith('/');

function listPages({ content, sidebars, env, site, findFacts, listApiLines }: Inputs): CopiedPage[] {
  const { pages } = content;
  const written = pages.map((page) => ({
    ...page,
    markdown: insertApiLines(readFileSync(path.join(env.contentDir, page.filePath), 'utf8'), listApiLines),
    images: findFacts(htmlFileOf(page.route))
      .images.filter(isOwn)
      .map((src) => site.url + src),
  }));
  const generated = listCategories(sidebars).map((item) => ({
    route: item.link,
    title: item.label,
    description: item.category,
    filePath: `${item.link.slice(1)}index.md`,
    markdown: formatCategoryPage(item, pages),
    images: [],
  }));
  return [...written, ...generated];
}

/** Order pages as the sidebars do, each once; those that no sidebar names come last. */
export function groupPages(
  pages: readonly CopiedPage[],
  sidebars: Sidebars,
  { items: navbar }: SiteConfig['navbar'],
): PageGroup[] {
  const left = new Map(pages.map((page) => [page.route, page]));
  const take = (route: string | undefined): CopiedPage[] => {
    const page = left.get(route ?? '');
    left.delete(route ?? '');
    return page ? [page] : [];
  };
  const groups = Object.entries(sidebars).map(([area, lines]) => ({
    title: findAreaEntry(area, { sidebars, navbar })?.label ?? area,
    pages: flattenSidebar(lines).flatMap(({ item }) => take(item.link)),
  }));
  return [...groups, { title: 'Other pages', pages: [...left.values()] }].filter((group) => group.pages.length > 0);
}
