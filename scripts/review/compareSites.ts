import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import { type Comparison, compareArticles } from '../../packages/article-diff/index.ts';
import { readFirstLoad } from '../checks/size/readFirstLoad.ts';
import { sumWeight } from '../checks/size/weight.ts';
import { parseArticle } from '../lib/articleTree.ts';
import { listLatestPages } from '../merge/latestPages.ts';
import { listAddresses } from '../merge/siteAddresses.ts';

export interface Sites {
  beforeDir: string;
  afterDir: string;
  base: string;
}

export interface ChangedPage {
  pathname: string;
  kind: 'added' | 'removed' | 'changed';
  comparison: Comparison;
}

interface ChangedLine {
  versionName: string;
  kind: 'added' | 'removed';
  label: string;
  route: string;
}

export interface SiteDifference {
  pages: ChangedPage[];
  lines: ChangedLine[];
  /** First load of the latest version's page of middle weight, in gzipped bytes. */
  weights: { pathname: string; before: number; after: number } | undefined;
  isShellChanged: boolean;
}

/** Compare two merged sites, reading only changed pages. */
export function compareSites(sites: Sites): SiteDifference {
  const { beforeDir, afterDir, base } = sites;
  const [before, after] = [listAddresses(beforeDir, base), listAddresses(afterDir, base)];
  const pages = [...new Set([...after, ...before])].flatMap((pathname) => comparePage(sites, pathname) ?? []);
  return { pages, lines: compareSidebars(sites), weights: weigh(sites), isShellChanged: isShellChanged(sites) };
}

const pageFile = (siteDir: string, base: string, pathname: string): string =>
  path.join(siteDir, pathname.slice(base.length), pathname.endsWith('/') ? 'index.html' : '');

function comparePage({ beforeDir, afterDir, base }: Sites, pathname: string): ChangedPage | undefined {
  const [before, after] = [beforeDir, afterDir].map((dir) => readText(pageFile(dir, base, pathname)));
  if (before === after) return undefined;
  const [old, article] = [parseArticle(before ?? ''), parseArticle(after ?? '')];
  if (JSON.stringify(old) === JSON.stringify(article)) return undefined;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const side = { versionName: '', basePath: base };
  return { pathname, kind, comparison: compareArticles({ article: old, ...side }, { article, ...side }) };
}

const readText = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

// Written by the merge.
const readManifest = (siteDir: string) =>
  JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8')) as Manifest;

function compareSidebars(sites: Sites): ChangedLine[] {
  return readManifest(sites.afterDir).versions.flatMap(({ name: versionName, path: pathname }) => {
    const [old, current] = [sites.beforeDir, sites.afterDir].map((dir) => readLines(dir, sites.base, pathname));
    const listNew = (from: Map<string, string> = new Map(), to: Map<string, string> = new Map()) =>
      [...to]
        .filter(([route, label]) => from.get(route) !== label)
        .map(([route, label]) => ({ versionName, label, route }));
    return [
      ...listNew(current, old).map((line) => ({ ...line, kind: 'removed' as const })),
      ...listNew(old, current).map((line) => ({ ...line, kind: 'added' as const })),
    ];
  });
}

/** Read a version's sidebar labels by route, from the file that its home page names. */
function readLines(siteDir: string, base: string, pathname: string): Map<string, string> {
  const html = readText(pageFile(siteDir, base, pathname)) ?? '';
  const [, name] = /"[^"]*\/(static\/sidebars\.\w+\.json)"/.exec(html) ?? [];
  // Written by a build.
  const sidebars = name ? (JSON.parse(readFileSync(path.join(siteDir, name), 'utf8')) as Sidebars) : {};
  const items = Object.values(sidebars).flatMap((sidebar) => flattenSidebar(sidebar));
  return new Map(items.flatMap(({ item: { link, label } }) => (link ? [[link, label] as const] : [])));
}

function readLoad(siteDir: string, base: string) {
  const pages = listLatestPages(siteDir);
  const pathname = pages[Math.floor(pages.length / 2)];
  return pathname === undefined ? undefined : { pathname, files: readFirstLoad({ siteDir, base, pathname }) };
}

function weigh({ beforeDir, afterDir, base }: Sites): SiteDifference['weights'] {
  const after = readLoad(afterDir, base);
  if (!after || !existsSync(pageFile(beforeDir, base, after.pathname))) return undefined;
  const before = readFirstLoad({ siteDir: beforeDir, base, pathname: after.pathname });
  return {
    pathname: after.pathname,
    before: sumWeight(before).totalBytes,
    after: sumWeight(after.files).totalBytes,
  };
}

function isShellChanged({ beforeDir, afterDir, base }: Sites): boolean {
  const [before, after] = [beforeDir, afterDir].map((dir) =>
    (readLoad(dir, base)?.files ?? [])
      .filter(({ kind, pathname }) => (kind === 'script' || kind === 'style') && !/\/async\//.test(pathname))
      .map(({ pathname }) => pathname)
      .sort()
      .join('\n'),
  );
  return before !== after;
}
