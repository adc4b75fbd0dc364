import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES, SEARCH_SCHEMA, type SearchFiles } from '../../common/search.ts';
import { findSidebarItem, flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import { createIndex, type IndexedPage, listTexts, type TextFile, textFileName } from '../../search/index.ts';
import type { PageSections } from './pageSections.ts';

/** Folder of the search files, below the folder that all versions share. */
const SEARCH_DIR = 'static/search';

/** Digits of the digest in the name of a file. */
const DIGITS = 12;

/** A page of this build. */
export interface SearchSource {
  route: string;
  title: string;
  description: string;
  keywords: string[];
  rendered: PageSections;
}

interface Inputs {
  version: string;
  base: string;
  outDir: string;
  sidebars: Sidebars;
  sources: readonly SearchSource[];
}

/** Write the search indexes of a version, one for each area, and the texts of each page. Returns the indexes' names. */
export function writeSearchIndex({ version, base, outDir, sidebars, sources }: Inputs): SearchFiles {
  mkdirSync(path.join(outDir, SEARCH_DIR, 'text'), { recursive: true });
  const pages = sortBySidebar(sources, sidebars).map((source) => readPage(source, { sidebars, outDir }));
  const files: SearchFiles['files'] = {};
  for (const area of [ALL_PAGES, ...Object.keys(sidebars)]) {
    const covered = pages.filter((page) => area === ALL_PAGES || area === page.area);
    if (covered.length === 0) continue;
    const text = JSON.stringify(createIndex({ version, area, base, pages: covered }));
    // The name holds a digest of the bytes: the file can be cached for ever.
    files[area] = `${SEARCH_DIR}/${version}-${area}.${digest(text)}.json`;
    writeFileSync(path.join(outDir, files[area]), text);
  }
  return { schema: SEARCH_SCHEMA, files };
}

function readPage(source: SearchSource, { sidebars, outDir }: Pick<Inputs, 'sidebars' | 'outDir'>): IndexedPage {
  const { route, description } = source;
  const { title: heading, sections } = source.rendered;
  const title = heading || source.title;
  const texts: TextFile = { schema: SEARCH_SCHEMA, texts: listTexts({ sections, description }) };
  const found = findSidebarItem(sidebars, route);
  const label = found?.item.label;
  return {
    route,
    title,
    area: found?.area ?? null,
    breadcrumbs: found?.trail.map((item) => item.label) ?? [],
    description,
    // A sidebar often has a shorter name for a page than its title is.
    keywords: [...source.keywords, ...(label && label !== title ? [label] : [])],
    textDigest: writeTexts(outDir, texts),
    sections,
  };
}

/** Order pages as the sidebars list them; those in none come last, by address. */
export function sortBySidebar<Page extends { route: string }>(pages: readonly Page[], sidebars: Sidebars): Page[] {
  const routes = Object.values(sidebars).flatMap((lines) => flattenSidebar(lines).map(({ item }) => item.link));
  const rank = (page: Page) => (routes.includes(page.route) ? routes.indexOf(page.route) : routes.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
}

/** Write the texts of a page. Returns the digest that names the file: equal texts of two versions are one file. */
function writeTexts(outDir: string, texts: TextFile): string {
  const text = JSON.stringify(texts);
  writeFileSync(path.join(outDir, SEARCH_DIR, textFileName(digest(text))), text);
  return digest(text);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
