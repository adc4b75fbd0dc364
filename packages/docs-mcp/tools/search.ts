import { z } from 'zod';
import { SEARCH_ROUTE } from '../../../common/searchAddress.ts';
import { results as words } from '../../../common/strings/en/results.ts';
import { pathnameOf } from '../../../common/urls.ts';
import { FIELDS, groupHits, type SearchAnswer, type SearchHit } from '../../search/index.ts';
import { askSearch } from '../askSearch.ts';
import { createTool } from '../tool.ts';

const LIMIT = 30;

export const search = createTool({
  name: 'search',
  title: 'Search the docs',
  description:
    'Find pages and sections of one version of the docs, best first, and symbols of the API by name. Takes words, questions, "phrases" and names. Read what it finds with "page" or "symbol".',
  input: {
    query: z.string().describe('What to look for. @example "read a stream"'),
    area: z.string().optional().describe('Id of the only area of the docs to search'),
  },
  async run(docs, { query, area }) {
    const { version } = docs;
    const answer = await askSearch(docs, { query, limit: LIMIT, area });
    const parts = [...listNotes(answer, query), ...listSymbols(answer), ...listGroups(answer)];
    const nothing = `Nothing in ${version.name} answers this. Use other words, or name another version: ${docs.manifest.versions.map(({ name }) => name).join(', ')}.`;
    return {
      pathname: `${pathnameOf(version.path, SEARCH_ROUTE)}?${new URLSearchParams({ q: query })}`,
      body: [...parts, ...(answer.hits.length + answer.symbols.length === 0 ? [nothing] : [])].join('\n\n'),
    };
  },
});

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
