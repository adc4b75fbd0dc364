import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import { type ArticleElement, type Comparison, compareArticles } from '../../packages/article-diff/index.ts';
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

export interface ChangedLink {
  kind: 'added' | 'removed';
  href: string;
}

export interface ChangedPage {
  pathname: string;
  kind: 'added' | 'removed' | 'changed';
  comparison: Comparison;
  /** Targets that only one side of a changed page links to. */
  links: ChangedLink[];
}

interface ChangedLine {
  versionName: string;
  kind: 'added' | 'removed';
  label: string;
  route: string;
}

/** First loads of a page, in gzipped bytes. */
export interface ChangedWeight {
  pathname: string;
  before: number;
  after: number;
}

export interface SiteDifference {
  pages: ChangedPage[];
  lines: ChangedLine[];
  /** Of a page from the middle of the latest version. */
  weights: ChangedWeight | undefined;
  /** Pages that became heavier, by growth. */
  heavier: ChangedWeight[];
}

/** In bytes: less is noise of the compression. */
const MIN_GROWTH = 100;

/** Compare two merged sites, reading only changed pages. */
export function compareSites(sites: Sites): SiteDifference {
  const { beforeDir, afterDir, base } = sites;
  const [before, after] = [listAddresses(beforeDir, base), listAddresses(afterDir, base)];
  const changed = [...new Set([...after, ...before])].filter((pathname) => isChanged(sites, pathname));
  const weigh = createWeigher(sites);
  return {
    pages: changed.flatMap((pathname) => comparePage(sites, pathname) ?? []),
    lines: compareSidebars(sites),
    weights: weigh(middlePage(afterDir)),
    heavier: changed
      .flatMap((pathname) => weigh(pathname) ?? [])
      .filter((page) => growthOf(page) >= MIN_GROWTH)
      .sort((a, b) => growthOf(b) - growthOf(a)),
  };
}

/** Return by how many bytes a page grew. */
export const growthOf = ({ before, after }: ChangedWeight): number => after - before;

const isChanged = ({ beforeDir, afterDir, base }: Sites, pathname: string): boolean =>
  readText(pageFile(beforeDir, base, pathname)) !== readText(pageFile(afterDir, base, pathname));

const pageFile = (siteDir: string, base: string, pathname: string): string =>
  path.join(siteDir, pathname.slice(base.length), pathname.endsWith('/') ? 'index.html' : '');

function comparePage({ beforeDir, afterDir, base }: Sites, pathname: string): ChangedPage | undefined {
  const [before, after] = [beforeDir, afterDir].map((dir) => readText(pageFile(dir, base, pathname)));
  const [old, article] = [parseArticle(before ?? ''), parseArticle(after ?? '')];
  if (JSON.stringify(old) === JSON.stringify(article)) return undefined;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const side = { versionName: '', basePath: base };
  return {
    pathname,
    kind,
    comparison: compareArticles({ article: old, ...side }, { article, ...side }),
    links: kind === 'changed' ? compareLinks(new Set(listHrefs(old)), new Set(listHrefs(article))) : [],
  };
}

function compareLinks(before: Set<string>, after: Set<string>): ChangedLink[] {
  const listNew = (from: Set<string>, to: Set<string>) => [...to].filter((href) => !from.has(href));
  return [
    ...listNew(after, before).map((href) => ({ kind: 'removed' as const, href })),
    ...listNew(before, after).map((href) => ({ kind: 'added' as const, href })),
  ];
}

function listHrefs({ tag, attributes, children }: ArticleElement): string[] {
  const own = tag === 'a' && attributes.href ? [attributes.href] : [];
  return [...own, ...children.flatMap((child) => (typeof child === 'string' ? [] : listHrefs(child)))];
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

function middlePage(siteDir: string): string | undefined {
  const pages = listLatestPages(siteDir);
  return pages[Math.floor(pages.length / 2)];
}

/** Create a function that weighs a page in both sites; undefined if one lacks it. */
function createWeigher({ beforeDir, afterDir, base }: Sites): (pathname?: string) => ChangedWeight | undefined {
  const sides = [beforeDir, afterDir].map((siteDir) => ({ siteDir, base, sizes: new Map<string, number>() }));
  return (pathname) => {
    if (!pathname?.endsWith('/')) return undefined;
    if (sides.some(({ siteDir }) => !existsSync(pageFile(siteDir, base, pathname)))) return undefined;
    const [before = 0, after = 0] = sides.map((side) => sumWeight(readFirstLoad({ ...side, pathname })).totalBytes);
    return { pathname, before, after };
  };
}
