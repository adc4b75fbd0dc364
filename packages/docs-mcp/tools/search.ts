import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ALL_PAGES } from '../../../common/search.ts';
import { SEARCH_ROUTE } from '../../../common/searchAddress.ts';
import { results as words } from '../../../common/strings/en/results.ts';
import { pathnameOf } from '../../../common/urls.ts';
import {
  FIELDS,
  groupHits,
  type IndexFile,
  SEARCH_SCHEMA,
  type SearchAnswer,
  SearchEngine,
  type SearchHit,
  type TextFile,
} from '../../search/index.ts';
import { DocsError } from '../docsError.ts';
import type { VersionDocs } from '../openVersion.ts';
import { input, READ_ONLY, type Reply, text } from '../reply.ts';
import { readSymbols } from '../symbols.ts';

const LIMIT = 30;

/** Offer the search of the site. */
export const registerSearch = (server: McpServer, reply: Reply) =>
  server.registerTool(
    'search',
    {
      title: 'Search the docs',
      description:
        'Find pages and sections of one version of the docs, best first, and symbols of the API by name. Takes words, questions, "phrases" and names. Read what it finds with "page" or "symbol".',
      inputSchema: input({
        query: text('What to look for. @example "read a stream"'),
        area: text('Id of the only area of the docs to search').optional(),
      }),
      annotations: READ_ONLY,
    },
    ({ query, area, ...call }) =>
      reply(call, async (docs) => {
        const answer = await askSearch(docs, query, area);
        const parts = [...listNotes(answer, query), ...listSymbols(answer), ...listGroups(answer)];
        const names = docs.manifest.versions.map(({ name }) => name).join(', ');
        const nothing = `Nothing in ${docs.version.name} answers this. Use other words, or name another version: ${names}.`;
        return {
          pathname: `${pathnameOf(docs.version.path, SEARCH_ROUTE)}?${new URLSearchParams({ q: query })}`,
          body: [...parts, ...(answer.hits.length + answer.symbols.length === 0 ? [nothing] : [])].join('\n\n'),
        };
      }),
  );

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
  const engine = await site.keep(`engine ${file}`, async () => {
    const index = await readJson<IndexFile>(docs, file);
    if (index) return new SearchEngine(index);
    throw new DocsError(`The site has no ${file}.`, 'Ask again: it may just be deployed.');
  });
  const dir = file.replace(/[^/]*$/, '');
  const loadTexts = async (name: string) => (await readJson<TextFile>(docs, dir + name))?.texts ?? null;
  const answer = await engine.search({ query, limit: LIMIT, area }, loadTexts);
  const symbols = version.search?.symbols ? (await readSymbols(docs)).find(query) : [];
  return { ...answer, symbols: engine.describeSymbols(symbols, { area }) };
}

/** The schema in the manifest is that of all files of the search. */
async function readJson<File>({ site }: VersionDocs, filePath: string): Promise<File | undefined> {
  const written = await site.read(filePath);
  return written === undefined ? undefined : JSON.parse(written);
}

function listNotes({ error, unknownWords }: SearchAnswer, query: string): string[] {
  const wrong = error && query.slice(error.start, error.end);
  const { mistake, mistakes } = words;
  const what =
    error && (error.mistake === 'unknownField' ? mistakes.unknownField(wrong ?? '', FIELDS) : mistakes[error.mistake]);
  return [
    ...(what ? [mistake(what)] : []),
    ...(unknownWords.length > 0 ? [`The docs do not have: ${unknownWords.join(', ')}.`] : []),
  ];
}

function listSymbols({ symbols }: SearchAnswer): string[] {
  if (symbols.length === 0) return [];
  const lines = symbols.map(
    ({ name, kind, packageName, pathname, hash }) => `- \`${name}\` (${kind} of ${packageName}): ${pathname}${hash}`,
  );
  return ['Symbols:', lines.join('\n')];
}

const listGroups = ({ hits }: SearchAnswer): string[] =>
  groupHits(hits).map(({ page, sections }) => {
    const first = page ?? sections[0];
    const above = first?.breadcrumbs.join(' › ');
    const lines = [...(page ? [page] : []), ...sections].map(formatHit);
    return [`**${first?.title}**${above ? ` (${above})` : ''}`, ...lines].join('\n');
  });

const formatHit = ({ pathname, hash, heading, excerpt }: SearchHit): string =>
  `- ${pathname}${hash}${heading ? ` ${heading}` : ''}${excerpt ? `: ${excerpt.text}` : ''}`;
