import { ALL_PAGES, SEARCH_ROUTE } from '../../common/search.ts';
import { pathnameOf } from '../../common/urls.ts';
import {
  type IndexFile,
  SEARCH_SCHEMA,
  type SearchAnswer,
  SearchEngine,
  type SearchHit,
  type TextFile,
} from '../search/index.ts';
import type { VersionDocs } from './chooseVersion.ts';
import { DocsError, type Site } from './Site.ts';
import { readSymbols } from './symbols.ts';

const LIMIT = 30;

interface Question {
  query: string;
  area?: string | undefined;
}

/** Search a version. */
export async function answerSearch(docs: VersionDocs, { query, area }: Question) {
  const { hits, symbols } = await askSearch(docs, query, area);
  const parts = [...listSymbols(symbols), ...hits.map(formatHit)];
  const names = docs.manifest.versions.map(({ name }) => name).join(', ');
  const nothing = `Nothing in ${docs.version.name} answers this. Use other words, or name another version: ${names}.`;
  return {
    pathname: `${pathnameOf(docs.version.path, SEARCH_ROUTE)}?${new URLSearchParams({ q: query })}`,
    body: parts.length > 0 ? parts.join('\n\n') : nothing,
  };
}

/** Search a version as its readers do. */
async function askSearch(docs: VersionDocs, query: string, area: string | undefined): Promise<SearchAnswer> {
  const { site, version } = docs;
  const { schema, files } = version.search ?? {};
  const file = files?.[ALL_PAGES];
  if (file === undefined || schema !== SEARCH_SCHEMA)
    throw new DocsError(
      `${version.name} has no search that this server reads.`,
      'Ask the tool "page" for "/", which links to the other pages.',
    );
  const areas = Object.keys(version.sidebars);
  if (area !== undefined && !areas.includes(area))
    throw new DocsError(`${version.name} has no area ${area}.`, `Name one of these: ${areas.join(', ')}.`);
  const index = await readJson<IndexFile>(site, file);
  if (!index) throw new DocsError(`The site has no ${file}.`, 'Ask again: it may just be deployed.');
  const engine = new SearchEngine(index);
  const dir = file.replace(/[^/]*$/, '');
  const loadTexts = async (name: string) => (await readJson<TextFile>(site, dir + name))?.texts ?? null;
  const symbols = version.search?.symbols ? await readSymbols(docs) : undefined;
  return engine.search({ query, limit: LIMIT, area }, { loadTexts, symbols });
}

/** The schema in the manifest is that of all files of the search. */
async function readJson<File>(site: Site, filePath: string): Promise<File | undefined> {
  const written = await site.read(filePath);
  return written === undefined ? undefined : JSON.parse(written);
}

function listSymbols(symbols: SearchAnswer['symbols']): string[] {
  if (symbols.length === 0) return [];
  const lines = symbols.map(
    ({ name, kind, packageName, pathname, hash }) => `- \`${name}\` (${kind} of ${packageName}): ${pathname}${hash}`,
  );
  return ['Symbols:', lines.join('\n')];
}

const formatHit = ({ pathname, hash, title, heading, breadcrumbs, excerpt }: SearchHit): string => {
  const place = breadcrumbs.length > 0 ? ` (${breadcrumbs.join(' › ')})` : '';
  const text = excerpt ? `: ${excerpt.text}` : '';
  return `**${heading ? `${title} › ${heading}` : title}**${place} ${pathname}${hash}${text}`;
};
