import { ALL_PAGES } from '../../common/search.ts';
import type { SearchAnswer, SearchQuery, SearchReply } from '../search/index.ts';
import type { VersionDocs } from './Docs.ts';
import { DocsError } from './docsError.ts';

/** The search takes addresses, and reads only their pathnames. */
const ORIGIN = 'http://site';
let lastId = 0;
/** A newer search of an index ends an older one, so they wait for each other. */
let turn: Promise<unknown> = Promise.resolve();

/** Search a version as its readers do. Texts that cannot be had leave hits without excerpts. */
export async function askSearch(
  { site, search, version }: VersionDocs,
  query: Omit<SearchQuery, 'symbols'>,
): Promise<SearchAnswer> {
  const { files, symbols } = version.search ?? {};
  const index = files?.[ALL_PAGES];
  if (index === undefined)
    throw new DocsError(
      `${version.name} has no search.`,
      'Ask the tool "page" for "/", which links to the other pages.',
    );
  const base = await site.base();
  const hrefOf = (file: string) => ORIGIN + base + file;
  // Says in a sentence why it cannot be had.
  await site.read(base + index);
  let early: SearchReply | undefined;
  const request = {
    ...query,
    id: ++lastId,
    type: 'search',
    href: hrefOf(index),
    symbols: symbols && hrefOf(symbols),
  } as const;
  const asked = turn.then(() =>
    search.answer(request, (one) => {
      early = one;
    }),
  );
  turn = asked;
  const reply = await asked;
  const answered = reply.type === 'hits' ? reply : early;
  if (answered?.type === 'hits' || answered?.type === 'early') return answered;
  const detail = reply.type === 'failed' && reply.failure.kind === 'unreadable' ? ` (${reply.failure.detail})` : '';
  throw new DocsError(`The search of ${version.name} failed${detail}.`, 'Ask again.');
}
