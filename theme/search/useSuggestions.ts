import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findSidebarItem } from '../../common/sidebar.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { pathnameOf, routeOf } from '../../common/urls.ts';
import { BOX_SYMBOLS, BOX_HITS as LIMIT, type QueryError, type SearchAnswer } from '../../packages/search/index.ts';
import { useLinkNavigate } from '../routing/useLinkNavigate.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { askVersion } from './askSearch.ts';
import {
  type Choice,
  findActive,
  listFoundOptions,
  listStartOptions,
  type Option,
  resolveKey,
  type StartOptions,
} from './listbox.ts';
import { forgetRecentPages, readRecentPages } from './recentPages.ts';
import type { SearchBoxEvent } from './reduceSearchBox.ts';
import { type AnswerState, shownAnswer, useAnswer, useSettled } from './useAnswer.ts';

export interface SearchPopupProps {
  text: string;
  isOpen: boolean;
  listId: string;
  inputRef: RefObject<HTMLInputElement | null>;
  send: (event: SearchBoxEvent) => void;
}

interface Suggestions {
  isShown: boolean;
  status: AnswerState<Question, SearchAnswer>['status'];
  statusText: string;
  problem: QueryError | undefined;
  options: Option[];
  /** Option that Enter opens; -1 for none. */
  active: number;
  hasHits: boolean;
  isNothing: boolean;
  hasHistory: boolean;
  footRef: RefObject<HTMLDivElement | null>;
  point: (index: number) => void;
  openOption: (option: Option) => void;
  leave: () => void;
  returnTo: (option: 'last' | 'first') => void;
  retry: () => void;
  forget: () => void;
}

interface Question {
  siteBase: string;
  versionName: string;
  query: string;
}

const ask = ({ query, ...index }: Question, showEarly: (answer: SearchAnswer) => void) =>
  askVersion(index, { query, limit: LIMIT }, showEarly);

/** Search as the reader types, and move through the list by keys. */
export function useSuggestions({ text, isOpen, inputRef, send }: SearchPopupProps): Suggestions {
  const { siteBase, name, base } = useThemeData();
  const navigate = useLinkNavigate();
  const footRef = useRef<HTMLDivElement>(null);
  const query = text.trim();
  const isStart = query === '';

  const question = useMemo(
    () => (query === '' ? undefined : { siteBase, versionName: name, query }),
    [siteBase, name, query],
  );
  const { state, retry } = useAnswer(isOpen ? question : undefined, ask);
  const answer = shownAnswer(state, useSettled(query));
  const isDone = !isStart && state.status === 'done';

  const start = useStart(isOpen);
  // Stable objects: the list is drawn anew only where it changes.
  const found = useMemo(() => listFoundOptions(answer), [answer]);
  const options = isStart ? start.options : found;
  const list = isStart ? start.options : state.status === 'done' && state.answered;
  const [choice, setChoice] = useState<Choice>();
  const active = findActive(options, { choice, list, first: isStart ? -1 : 0 });
  const activeId = options[active]?.id;
  const isShown = isOpen && (!isStart || options.length > 0);
  const hasHits = isDone && countListed(answer) > 0;

  const point = (index: number) => {
    const option = options[index];
    if (option) setChoice({ list, href: option.href });
  };
  const leave = () => send({ type: 'close' });
  const openOption = (option: Option) => {
    leave();
    const route = routeOf(base, option.href);
    // Another version is another site.
    if (route === undefined) window.location.assign(option.href);
    else navigate(route);
  };

  const hasOptions = isShown && options.length > 0;
  // In one frame with the list.
  useLayoutEffect(() => send({ type: 'list', list: { hasOptions, activeId } }), [send, hasOptions, activeId]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const move = isShown ? resolveKey(event.key, { active, count: options.length, hasMore: hasHits }) : undefined;
    if (!move) return;
    event.preventDefault();
    const option = options[active];
    if (move === 'below') footRef.current?.querySelector('a')?.focus();
    else if (move !== 'open') point(move.active);
    else if (option) openOption(option);
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    input?.addEventListener('keydown', listen);
    return () => input?.removeEventListener('keydown', listen);
  }, [inputRef]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    isShown,
    status: isStart ? 'idle' : state.status,
    statusText: isStart ? '' : formatStatus(state, answer),
    problem: isStart ? undefined : answer?.error,
    options,
    active,
    hasHits,
    isNothing: isDone && state.answered === question && countListed(answer) === 0,
    hasHistory: isStart && start.hasHistory,
    footRef,
    point,
    openOption,
    leave,
    returnTo(option) {
      inputRef.current?.focus({ preventScroll: true });
      point(option === 'last' ? options.length - 1 : 0);
    },
    retry,
    forget: start.forget,
  };
}

function formatStatus(state: AnswerState<Question, SearchAnswer>, answer: SearchAnswer | undefined): string {
  if (state.status === 'loading') return words.loading;
  if (state.status === 'failed') return state.reason;
  return answer && countListed(answer) === 0 ? words.nothing : '';
}

const countListed = (answer: SearchAnswer | undefined): number =>
  answer ? Math.min(answer.symbols.length, BOX_SYMBOLS) + answer.hits.length : 0;

type Visited = StartOptions['visited'];

const NONE: Visited = [];

function useStart(isOpen: boolean): { options: Option[]; hasHistory: boolean; forget: () => void } {
  const { siteBase, base, name, sidebars, search } = useThemeData();
  const [visited, setVisited] = useState(NONE);

  useEffect(() => {
    if (isOpen) setVisited(listVisited(siteBase, name));
  }, [isOpen, siteBase, name]);

  const options = useMemo(() => {
    const known = search.starters.filter(({ to }) => findSidebarItem(sidebars, to));
    const first = known.map(({ label, to }) => ({ text: label, note: '', href: pathnameOf(base, to) }));
    return listStartOptions({ visited, first: visited.length > 0 ? [] : first });
  }, [visited, sidebars, base, search]);

  const forget = () => {
    forgetRecentPages();
    setVisited(NONE);
  };
  return { options, hasHistory: visited.length > 0, forget };
}

/** Sites that share an origin share the storage. */
const listVisited = (siteBase: string, name: string): Visited =>
  readRecentPages()
    .filter(({ pathname }) => pathname.startsWith(siteBase) && pathname !== window.location.pathname)
    .slice(0, 5)
    .map(({ pathname, title, version }) => ({ text: title, note: version === name ? '' : version, href: pathname }));
