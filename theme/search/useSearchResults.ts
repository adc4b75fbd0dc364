import { useState } from 'react';
import { ALL_PAGES } from '../../common/search.ts';
import { ALL_VERSIONS, formatSearchAddress, type SearchAddress } from '../../common/searchAddress.ts';
import { results as words } from '../../common/strings/results.en.ts';
import type { QueryError, SearchAnswer, SearchQuery } from '../../search/index.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { askAllVersions, askVersion } from './askSearch.ts';
import { listMergedRows, listRows, type Row, takeRows } from './rows.ts';
import { type AnswerState, type Outcome, useAnswer } from './useAnswer.ts';
import { useHeldAnswer, useSettled } from './useSettled.ts';

/** Places that are asked for at most. */
const LIMIT = 100;
/** Places that are listed at a time: each page that is listed costs a file. */
const STEP = 10;

interface Results {
  rows: Row[];
  /** Sections that were found; undefined where each page is counted once, whatever versions have it. */
  total: number | undefined;
  totalPages: number;
  error?: QueryError | undefined;
  unknownWords: string[];
  /** Labels of versions that could not be searched. */
  missing: string[];
}

interface SearchResultsState {
  status: AnswerState<Results>['status'];
  /** How far it is, in words. */
  text: string;
  rows: Row[];
  problem: QueryError | undefined;
  unknownWords: string[];
}

/** Search what the form says. `more` lists more places; it is undefined where all are listed. */
export function useSearchResults(form: SearchAddress): {
  state: SearchResultsState;
  retry: () => void;
  more: (() => void) | undefined;
} {
  const { siteBase, name } = useThemeData();
  const query = form.q.trim();
  const address = query === '' ? '' : formatSearchAddress({ ...form, q: query });
  const [shown, setShown] = useState({ address, count: STEP });
  const count = shown.address === address ? shown.count : STEP;
  const key = address && `${count} ${address}`;
  const { state, retry } = useAnswer<Results>(key, () => ask({ form, excerpts: count }, { siteBase, ownName: name }));
  const held = useHeldAnswer(state.status === 'done' ? state.answer : undefined, useSettled(address));
  const isAsked = query !== '' && state.status !== 'idle';
  const all = (isAsked && held?.rows) || [];
  const rows = takeRows(all, count);
  return {
    state: {
      status: isAsked ? state.status : 'idle',
      text: formatStatus(state, held),
      rows,
      problem: isAsked ? held?.error : undefined,
      unknownWords: held?.unknownWords ?? [],
    },
    retry,
    more: rows.length < all.length ? () => setShown({ address, count: count + STEP }) : undefined,
  };
}

async function ask(
  { form, excerpts }: { form: SearchAddress; excerpts: number },
  { siteBase, ownName }: { siteBase: string; ownName: string },
): Promise<Outcome<Results>> {
  const { q, area, isOutside, version = ownName } = form;
  const query: SearchQuery = {
    query: q.trim(),
    limit: LIMIT,
    excerpts,
    ...(area && { area, isOutside }),
  };
  if (version === ALL_VERSIONS) {
    return mapAnswer(await askAllVersions(siteBase, query), ({ rows, error, missing }) => {
      const listed = rows.slice(0, LIMIT);
      return {
        rows: listMergedRows(listed),
        total: undefined,
        totalPages: rows.length,
        error,
        unknownWords: [],
        missing,
      };
    });
  }
  // An area's own index is smaller; what is outside stands in the index of everything.
  const indexArea = area && !isOutside ? area : ALL_PAGES;
  return mapAnswer(await askVersion({ siteBase, versionName: version, area: indexArea }, query), fromAnswer);
}

const fromAnswer = ({ hits, ...answer }: SearchAnswer): Results => ({ ...answer, rows: listRows(hits), missing: [] });

const mapAnswer = <From, To>(outcome: Outcome<From>, map: (answer: From) => To): Outcome<To> =>
  outcome.status === 'done' ? { status: 'done', answer: map(outcome.answer) } : outcome;

function formatStatus(state: AnswerState<Results>, answer: Results | undefined): string {
  const { searching, bestListed, notSearched } = strings.search;
  if (state.status === 'loading') return searching;
  if (state.status === 'failed') return state.reason;
  if (!answer) return '';
  const { total, totalPages, missing } = answer;
  const counted = total === undefined ? words.foundPages(totalPages) : words.found(total, totalPages);
  const notes = [
    ...((total ?? totalPages) > LIMIT ? [bestListed(LIMIT)] : []),
    ...(missing.length > 0 ? [notSearched(missing)] : []),
  ];
  return notes.length > 0 ? [`${counted}.`, ...notes].join(' ') : counted;
}
