import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PAGES, SEARCH_SCHEMA, type SearchFiles } from '../../common/search.ts';
import { findPlace, flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import { pathnameOf, routeOf } from '../../common/urls.ts';
import { createIndex } from '../../search/index/createIndex.ts';
import { type IndexedPage, type IndexedSection, listTexts, type TextFile } from '../../search/index/indexFile.ts';
import { nameTextFile, TEXT_DIGITS } from '../../search/index/textFiles.ts';
import { resolveLink } from './pageFacts.ts';
import { type PageSection, readPageSections } from './pageSections.ts';

/** Folder of the search files, below the folder that all versions share. */
const SEARCH_DIR = 'static/search';

/** Digits of the digest in the name of an index. */
const INDEX_DIGITS = 12;

/** A page of this build. */
export interface SearchSource {
  route: string;
  title: string;
  description: string;
  keywords: string[];
  sectionKeywords: Record<string, string[]>;
  html: string;
  /** `href` of every link in the article. */
  links: string[];
}

interface Inputs {
  version: string;
  base: string;
  outDir: string;
  sidebars: Sidebars;
  sources: readonly SearchSource[];
}

/** Write the search indexes of a version, one for each scope, and the texts of each page. Returns the indexes' names. */
export function writeSearchIndex({ version, base, outDir, sidebars, sources }: Inputs): SearchFiles {
  mkdirSync(path.join(outDir, SEARCH_DIR, 'text'), { recursive: true });
  const pages = sortBySidebar(sources, sidebars).map((source) => readPage(source, { base, sidebars, outDir }));
  const files: SearchFiles['files'] = {};
  for (const scope of [ALL_PAGES, ...Object.keys(sidebars)]) {
    const covered = pages.filter(({ context }) => scope === ALL_PAGES || scope === context);
    if (covered.length === 0) continue;
    const text = JSON.stringify(createIndex({ version, scope, base, pages: covered }));
    files[scope] = writeHashed(outDir, `${SEARCH_DIR}/${version}-${scope}`, text);
  }
  return { schema: SEARCH_SCHEMA, files };
}

function readPage(
  source: SearchSource,
  { base, sidebars, outDir }: Pick<Inputs, 'base' | 'sidebars' | 'outDir'>,
): IndexedPage {
  const { route, description } = source;
  const { title, sections } = readPageSections(source.html);
  const texts: TextFile = { schema: SEARCH_SCHEMA, texts: listTexts({ sections, description }) };
  const place = findPlace(sidebars, route);
  const label = place?.item.label;
  const shown = title || source.title;
  return {
    route,
    title: shown,
    context: place?.section ?? null,
    crumbs: place?.trail.map((item) => item.label) ?? [],
    description,
    links: listRoutes(source, base),
    // A sidebar often has a shorter name for a page than its title is.
    keywords: [...source.keywords, ...(label && label !== shown ? [label] : [])],
    textDigits: writeTexts(outDir, texts),
    sections: addKeywords(sections, source),
  };
}

function listRoutes({ route, links }: SearchSource, base: string): string[] {
  const targets = links.flatMap((href) => resolveLink(href, pathnameOf(base, route)) ?? []);
  return targets.flatMap(({ pathname }) => routeOf(base, pathname) ?? []);
}

function addKeywords(sections: readonly PageSection[], { route, sectionKeywords }: SearchSource): IndexedSection[] {
  const anchors = sections.map(({ anchor }) => anchor);
  // An anchor may be `constructor`, which every object has.
  const byAnchor = new Map(Object.entries(sectionKeywords));
  const unknown = [...byAnchor.keys()].find((anchor) => !anchors.includes(anchor));
  if (unknown !== undefined)
    throw new Error(
      `${route} has sectionKeywords for "${unknown}", which is none of its sections. Name one of them: ${anchors.map((anchor) => anchor || '"" (before any heading)').join(', ')}.`,
    );
  return sections.map((section) => ({ ...section, keywords: byAnchor.get(section.anchor) ?? [] }));
}

/** Order pages as the sidebars list them; those in none come last, by address. */
export function sortBySidebar<Page extends { route: string }>(pages: readonly Page[], sidebars: Sidebars): Page[] {
  const routes = Object.values(sidebars).flatMap((lines) => flattenSidebar(lines).map(({ item }) => item.link));
  const rank = (page: Page) => (routes.includes(page.route) ? routes.indexOf(page.route) : routes.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
}

// The name holds a digest of the bytes: it can be cached for ever, and equal files of two versions are one.
function writeHashed(outDir: string, stem: string, text: string): string {
  const name = `${stem}.${digest(text).slice(0, INDEX_DIGITS)}.json`;
  writeFileSync(path.join(outDir, name), text);
  return name;
}

/** Write the texts of a page. Returns the digits of the file's name. Throws where other texts have them, one in millions. */
function writeTexts(outDir: string, texts: TextFile): string {
  const text = JSON.stringify(texts);
  const digits = digest(text).slice(0, TEXT_DIGITS);
  const file = path.join(outDir, SEARCH_DIR, nameTextFile(digits));
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    throw new Error(
      `Two pages have texts of one digest, ${digits}. Change a word of "${texts.texts[0]?.slice(0, 60)}".`,
    );
  writeFileSync(file, text);
  return digits;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
