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
import { defineTool, text } from './defineTool.ts';
import { DocsError } from './Site.ts';

const LIMIT = 30;

export const addSearch = defineTool({
  name: 'search',
  title: 'Search the docs',
  description:
    'Find pages and sections of one version of the docs, best first, and symbols of the API by name. Takes words, questions, "phrases" and names. Read what it finds with "page" or "symbol".',
  shape: {
    query: text('What to look for. @example "read a stream"'),
    area: text('Id of the only area of the docs to search').optional(),
  },
  async answer(docs, { query, area }) {
    const { hits, symbols } = await askSearch(docs, query, area);
    const lines = symbols.map(
      ({ name, kind, packageName, pathname, hash, signature }) =>
        `- \`${name}\` (${kind} of ${packageName}): ${pathname}${hash}${signature ? `: \`${signature}\`` : ''}`,
    );
    const parts = [...(lines.length > 0 ? ['Symbols:', lines.join('\n')] : []), ...hits.map(formatHit)];
    const names = docs.manifest.versions.map(({ name }) => name).join(', ');
    const nothing = `Nothing in ${docs.version.name} answers this. Use other words, or name another version: ${names}.`;
    return {
      pathname: `${pathnameOf(docs.version.path, SEARCH_ROUTE)}?${new URLSearchParams({ q: query })}`,
      body: parts.length > 0 ? parts.join('\n\n') : nothing,
    };
  },
});

/** Search a version as its readers do. */
async function askSearch({ site, version }: VersionDocs, query: string, area?: string): Promise<SearchAnswer> {
  const { schema, files, names } = version.search ?? {};
  const file = files?.[ALL_PAGES];
  if (file === undefined || schema !== SEARCH_SCHEMA)
    throw new DocsError(
      `${version.name} has no search that this server reads.`,
      'Ask the tool "page" for "/", which links to the other pages.',
    );
  const areas = Object.keys(version.sidebars);
  if (area !== undefined && !areas.includes(area))
    throw new DocsError(`${version.name} has no area ${area}.`, `Name one of these: ${areas.join(', ')}.`);
  const engine = new SearchEngine(await site.readJson<IndexFile>(file, SEARCH_SCHEMA));
  const dir = file.replace(/[^/]*$/, '');
  const loadTexts = (name: string) =>
    site.readJson<TextFile>(dir + name, SEARCH_SCHEMA).then(
      ({ texts }) => texts,
      () => null,
    );
  return engine.search(
    { query, limit: LIMIT, area },
    { loadTexts, loadNames: names ? () => site.names(version) : undefined },
  );
}

const formatHit = ({ pathname, hash, title, heading, breadcrumbs, excerpt }: SearchHit): string => {
  const place = breadcrumbs.length > 0 ? ` (${breadcrumbs.join(' › ')})` : '';
  const code = excerpt?.isCode ? '`' : '';
  const excerptText = excerpt ? `: ${code}${excerpt.text}${code}` : '';
  return `**${heading ? `${title} › ${heading}` : title}**${place} ${pathname}${hash}${excerptText}`;
};
