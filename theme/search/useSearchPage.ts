import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  ALL_PAGES,
  ALL_VERSIONS,
  formatSearchAddress,
  parseSearchAddress,
  type SearchAddress,
} from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import type { Merged, QueryError, SearchQuery, SymbolHit } from '../../packages/search/index.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { useManifest } from '../versions/versions.ts';
import { askAllVersions, askVersion } from './askVersions.ts';
import { resolveSearch } from './resolveSearch.ts';
import { listMergedRows, listRows, type Row, takeRows } from './rows.ts';
import { type AnswerState, type Outcome, useAnswer } from './useAnswer.ts';

/** Browsers refuse to change the address with every key. */
const WRITE_MS = 300;
const LIMIT = 100;
/** Places listed at a time: each listed page costs a file. */
const STEP = 10;

/** Run the search page from the form in the address. */
export function useSearchPage() {
  const { name, navbar, sidebars } = useThemeData();
  const manifest = useManifest();
  const form = useSearchForm();
  const search = useMemo(
    () => resolveSearch(form.written, { name, navbar, sidebars, manifest }),
    [form.written, name, navbar, sidebars, manifest],
  );
  return { manifest, ...form, ...search, ...useSearchResults(search.form) };
}

/** In the address, the search can be shared and returned to. */
function useSearchForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState(parseSearchAddress(''));
  // The build has no address.
  const [isReady, setIsReady] = useState(false);
  const written = useRef<string>(undefined);
  const text = formatSearchAddress(form);

  // An address from elsewhere: pasted, gone back to, or from the search box.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setForm(parseSearchAddress(search));
    setIsReady(true);
  }, [search]);

  const write = useEffectEvent(() => {
    written.current = text;
    navigate({ search: text }, { replace: true });
  });
  useEffect(() => {
    // Only the reader's changes are written.
    if (!isReady || text === formatSearchAddress(parseSearchAddress(written.current ?? ''))) return;
    const timer = setTimeout(() => write(), WRITE_MS);
    return () => clearTimeout(timer);
  }, [text, isReady]);

  const change = (part: Partial<SearchAddress>) => setForm((before) => ({ ...before, ...part }));
  return { written: form, change, isReady };
}

interface Results {
  rows: Row[];
  symbols: Merged<SymbolHit>[];
  /** A page counts once for all versions. */
  total: number;
  error?: QueryError | undefined;
  missing: string[];
}

interface SearchResults {
  state: AnswerState<Results>;
  /** With the rows that are listed so far. */
  results: Results | undefined;
  retry: () => void;
  more: (() => void) | undefined;
}

function useSearchResults(form: SearchAddress): SearchResults {
  const { siteBase, name } = useThemeData();
  const { area, isOutside, version = name } = form;
  const q = form.q.trim();
  const address = formatSearchAddress({ ...form, q });
  const [listed, setListed] = useState({ address, count: STEP });
  const count = listed.address === address ? listed.count : STEP;
  const ask = useMemo(
    () => (q === '' ? undefined : () => askPlaces(siteBase, { q, area, isOutside, version }, count)),
    [siteBase, q, area, isOutside, version, count],
  );
  const { state, answer, retry } = useAnswer<Results>(ask);
  const results = answer && { ...answer, rows: takeRows(answer.rows, count) };
  const hasMore = results && results.rows.length < answer.rows.length;
  const more = useMemo(
    () => (hasMore ? () => setListed({ address, count: count + STEP }) : undefined),
    [hasMore, address, count],
  );
  return { state, results, retry, more };
}

async function askPlaces(
  siteBase: string,
  { q, area, isOutside, version }: SearchAddress & { version: string },
  count: number,
): Promise<Outcome<Results>> {
  const query: SearchQuery = { query: q, limit: LIMIT, excerpts: count, ...(area && { area, isOutside }) };
  if (version === ALL_VERSIONS) {
    return mapAnswer(await askAllVersions(siteBase, query), ({ rows, ...answer }) => ({
      ...answer,
      rows: listMergedRows(rows.slice(0, LIMIT)),
      total: rows.length,
    }));
  }
  // An area's own index is smaller.
  const indexArea = area && !isOutside ? area : ALL_PAGES;
  const outcome = await askVersion({ siteBase, versionName: version, area: indexArea }, query);
  return mapAnswer(outcome, ({ hits, symbols, ...answer }) => ({
    ...answer,
    rows: listRows(hits),
    symbols: symbols.map((hit) => ({ hit, versions: [] })),
    missing: [],
  }));
}

const mapAnswer = <From, To>(outcome: Outcome<From>, map: (answer: From) => To): Outcome<To> =>
  outcome.status === 'done' ? { status: 'done', answer: map(outcome.answer) } : outcome;

/** Format what the search does, or what it has found. */
export function formatStatus({ state, results }: Pick<SearchResults, 'state' | 'results'>): string {
  if (state.status === 'loading') return words.searching;
  if (state.status === 'failed') return state.reason;
  if (!results) return '';
  const { total, missing } = results;
  const listed = total > LIMIT ? words.bestListed(LIMIT) : words.bestFirst;
  const notSearched = missing.length > 0 ? ` ${words.notSearched(missing)}` : '';
  return (isNothing(results) ? words.nothing : listed) + notSearched;
}

/** Tell whether nothing is found. */
export const isNothing = ({ rows, symbols }: Results): boolean => rows.length + symbols.length === 0;
