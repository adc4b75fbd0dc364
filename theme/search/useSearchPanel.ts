import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MAX_SUGGESTIONS as LIMIT } from '../../common/search.ts';
import type { SearchAddress } from '../../common/searchAddress.ts';
import { routeOf } from '../../common/urls.ts';
import type { QueryError, SearchAnswer } from '../../search/index.ts';
import { useLinkNavigate } from '../routing/useLinkNavigate.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { askVersion } from './askSearch.ts';
import type { AskedVersion } from './findAskedVersion.ts';
import { listHitOptions, listUpgradeOptions, type Option } from './listOptions.ts';
import { keepRecent } from './recentSearches.ts';
import { resolveKey } from './resolveKey.ts';
import { type AnswerState, useAnswer } from './useAnswer.ts';
import { useAskedVersion } from './useAskedVersion.ts';
import type { SearchSlotState } from './useSearchSlot.ts';
import { useHeldAnswer, useSettled } from './useSettled.ts';
import { useStart } from './useStart.ts';
import { useUpgradeOffer } from './useUpgradeOffer.ts';

interface SearchPanelState {
  isShown: boolean;
  status: string;
  statusKind: AnswerState<SearchAnswer>['status'];
  problem: QueryError | undefined;
  options: Option[];
  hasHits: boolean;
  /** Whether a search ended without a hit. */
  isNothing: boolean;
  /** What was searched. */
  searched: SearchAddress;
  /** Line that Enter opens; -1 for none. */
  active: number;
  /** Whether the reader's own searches or pages are offered, which can be forgotten. */
  hasHistory: boolean;
  listRef: RefObject<HTMLDivElement | null>;
  point: (index: number) => void;
  openOption: (option: Option) => void;
  /** Note the search, and close: the reader follows a link. */
  leaveFor: () => void;
  /** Come back from the links below the list. */
  returnTo: (line: 'last' | 'first') => void;
  retry: () => void;
  /** Version that the query names, which is searched; undefined where it names none. */
  asked: AskedVersion | undefined;
  /** Search the version being read for the whole query. */
  searchAsText: () => void;
  /** Version that the links to all results name: the reader's own, where the query names another one as text. */
  linkedVersion: string | undefined;
  forget: () => void;
}

/** Run the suggestions: search the version being read, and steer the list by the field's keys. */
export function useSearchPanel(slot: SearchSlotState): SearchPanelState {
  const { text, isOpen } = slot;
  const { siteBase, name, base } = useThemeData();
  const navigate = useLinkNavigate();
  const listRef = useRef<HTMLDivElement>(null);
  const query = text.trim();
  const isSettled = useSettled(query);
  const [asText, setAsText] = useState<string>();
  const named = useAskedVersion(query);
  const asked = asText === query ? undefined : named;
  const index = { siteBase, versionName: asked?.name ?? name };
  const key = asked ? `${asked.name} ${query}` : query;
  const { state, retry } = useAnswer<SearchAnswer>(isOpen ? key : '', (showEarly) =>
    askVersion(index, { query: asked?.words ?? query, limit: LIMIT }, showEarly),
  );
  const answer = useHeldAnswer(state.status === 'done' ? state.answer : undefined, isSettled);
  const { options: startOptions, hasHistory, forget } = useStart(isOpen);
  const isStart = query === '';
  // The same objects while the reader types on: the list is drawn anew only where it changes.
  const upgrade = useUpgradeOffer(query);
  const hitOptions = useMemo(() => [...listUpgradeOptions(upgrade), ...listHitOptions(answer)], [upgrade, answer]);
  const options = isStart ? startOptions : hitOptions;
  const shownKey = state.status === 'done' ? state.key : '';
  const { active, point } = useActive(options, { first: isStart ? -1 : 0, of: isStart ? startOptions : shownKey });
  const isShown = isOpen && (!isStart || options.length > 0);
  const hasHits = query !== '' && state.status === 'done' && (answer?.hits.length ?? 0) > 0;

  const leaveFor = () => {
    keepRecent(query);
    slot.close();
  };
  const openOption = (option: Option) => {
    if (option.kind === 'recent') return slot.write(option.text);
    leaveFor();
    const route = routeOf(base, option.href);
    // Another version is another site.
    if (route === undefined) window.location.assign(option.href);
    else navigate(route);
  };

  const { setCombobox, inputRef } = slot;
  const hasOptions = isShown && options.length > 0;
  const activeId = options[active]?.id;
  // With the list, and not in a frame of its own.
  useLayoutEffect(() => setCombobox({ hasOptions, activeId }), [setCombobox, hasOptions, activeId]);

  // Before a reader sees the lines, the keys know them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not named here only uses what is.
  useLayoutEffect(() => {
    const input = inputRef.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) return slot.open();
      const move = isShown ? resolveKey(event.key, { active, count: options.length, hasMore: hasHits }) : undefined;
      if (!move) return;
      event.preventDefault();
      const option = options[active];
      if (move === 'below') focusAllResults(listRef.current);
      else if (move !== 'open') point(move.active);
      else if (option) openOption(option);
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [inputRef, isOpen, isShown, active, options]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line that became active is what is shown.
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    isShown,
    status: query === '' ? '' : formatStatus(state, answer),
    statusKind: query === '' ? 'idle' : state.status,
    problem: query === '' ? undefined : answer?.error,
    options,
    hasHits,
    isNothing: query !== '' && state.status === 'done' && state.key === key && answer?.hits.length === 0,
    searched: { q: asked?.words ?? query, version: asked?.name, area: undefined, isOutside: false },
    active,
    hasHistory: isStart && hasHistory,
    listRef,
    point,
    openOption,
    leaveFor,
    returnTo: (line) => {
      inputRef.current?.focus({ preventScroll: true });
      point(line === 'last' ? options.length - 1 : 0);
    },
    retry,
    asked,
    searchAsText: () => setAsText(query),
    linkedVersion: asked || !named ? undefined : name,
    forget,
  };
}

/** The links to all results stand below the list, and are links. */
const focusAllResults = (list: HTMLElement | null) =>
  list?.parentElement?.querySelector<HTMLElement>('[data-all-results] a')?.focus();

function formatStatus(state: AnswerState<SearchAnswer>, answer: SearchAnswer | undefined): string {
  if (state.status === 'loading') return strings.search.loading;
  if (state.status === 'failed') return state.reason;
  return answer ? strings.search.results(answer.hits.length) : '';
}

/** Know which line is active: the first of each new list, until the reader moves; then it stays, wherever more put it. */
function useActive(
  options: readonly Option[],
  { first, of }: { first: number; of: unknown },
): { active: number; point: (index: number) => void } {
  const [choice, setChoice] = useState<{ of: unknown; target: string | undefined }>();
  const targets = options.map((option) => ('href' in option ? option.href : option.text));
  return {
    active: choice?.target !== undefined && choice.of === of ? targets.indexOf(choice.target) : first,
    point: (index) => setChoice({ of, target: targets[index] }),
  };
}
