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
import { askAllVersions, askVersion } from './askSearch.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { listMergedRows, listRows, type Row, takeRows } from './rows.ts';
import { type AnswerState, type Outcome, shownAnswer, useAnswer, useSettled } from './useAnswer.ts';
import { useResolvedSearch } from './useResolvedSearch.ts';

/** Browsers refuse to change the address with every key. */
const WRITE_MS = 300;
const LIMIT = 100;
/** Places listed at a time: each listed page costs a file. */
const STEP = 10;

interface SearchPageState extends SearchForm {
  search: ResolvedSearch;
  results: SearchResults;
}

/** Run the search page from the form in the address. */
export function useSearchPage(): SearchPageState {
  const form = useSearchForm();
  const search = useResolvedSearch(form.written);
  return { ...form, search, results: useSearchResults(search.form) };
}

interface SearchForm {
  written: SearchAddress;
  change: (part: Partial<SearchAddress>) => void;
  /** False in the build, which has no address. */
  isReady: boolean;
}

/** In the address, the search can be shared and returned to. */
function useSearchForm(): SearchForm {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState(parseSearchAddress(''));
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

  return { written: form, change: (part) => setForm((before) => ({ ...before, ...part })), isReady };
}

interface Question {
  siteBase: string;
  form: SearchAddress & { version: string };
  count: number;
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
  status: AnswerState<Question, Results>['status'];
  text: string;
  rows: Row[];
  symbols: Merged<SymbolHit>[];
  problem: QueryError | undefined;
  retry: () => void;
  more: (() => void) | undefined;
}

function useSearchResults(form: SearchAddress): SearchResults {
  const { siteBase, name } = useThemeData();
  const { area, isOutside, version = name } = form;
  const q = form.q.trim();
  const address = q === '' ? '' : formatSearchAddress({ ...form, q });
  const [shown, setShown] = useState({ address, count: STEP });
  const count = shown.address === address ? shown.count : STEP;
  const question = useMemo(
    () => (q === '' ? undefined : { siteBase, form: { q, area, isOutside, version }, count }),
    [siteBase, q, area, isOutside, version, count],
  );
  const { state, retry } = useAnswer<Question, Results>(question, ask);
  const answer = shownAnswer(state, useSettled(address));
  const isAsked = q !== '' && state.status !== 'idle';
  const all = (isAsked && answer?.rows) || [];
  const rows = takeRows(all, count);
  const hasMore = rows.length < all.length;
  const more = useMemo(
    () => (hasMore ? () => setShown({ address, count: count + STEP }) : undefined),
    [hasMore, address, count],
  );
  return {
    status: isAsked ? state.status : 'idle',
    text: formatStatus(state, answer),
    rows,
    symbols: (isAsked && answer?.symbols) || [],
    problem: isAsked ? answer?.error : undefined,
    retry,
    more,
  };
}

const onlySymbol = (hit: SymbolHit): Merged<SymbolHit> => ({ hit, versions: [] });

async function ask({ siteBase, form, count }: Question): Promise<Outcome<Results>> {
  const { q, area, isOutside, version } = form;
  const query: SearchQuery = { query: q, limit: LIMIT, excerpts: count, ...(area && { area, isOutside }) };
  if (version === ALL_VERSIONS) {
    return mapAnswer(await askAllVersions(siteBase, query), ({ rows, symbols, error, missing }) => ({
      rows: listMergedRows(rows.slice(0, LIMIT)),
      symbols,
      total: rows.length,
      error,
      missing,
    }));
  }
  // An area's own index is smaller.
  const indexArea = area && !isOutside ? area : ALL_PAGES;
  const outcome = await askVersion({ siteBase, versionName: version, area: indexArea }, query);
  return mapAnswer(outcome, ({ hits, symbols, ...answer }) => ({
    ...answer,
    rows: listRows(hits),
    symbols: symbols.map(onlySymbol),
    missing: [],
  }));
}

const mapAnswer = <From, To>(outcome: Outcome<From>, map: (answer: From) => To): Outcome<To> =>
  outcome.status === 'done' ? { status: 'done', answer: map(outcome.answer) } : outcome;

function formatStatus(state: AnswerState<Question, Results>, answer: Results | undefined): string {
  const { searching, bestListed, notSearched } = words;
  if (state.status === 'loading') return searching;
  if (state.status === 'failed') return state.reason;
  if (!answer) return '';
  const { total, rows, symbols, missing } = answer;
  const listed = total > LIMIT ? bestListed(LIMIT) : words.bestFirst;
  const isNothing = rows.length + symbols.length === 0;
  return [isNothing ? words.nothing : listed, ...(missing.length > 0 ? [notSearched(missing)] : [])].join(' ');
}
