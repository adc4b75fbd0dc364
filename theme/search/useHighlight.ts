import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { dropHighlight, readHighlight } from '../../common/search.ts';
import { withTimeout } from '../navigation/pageFailure.ts';
import { createStore } from '../ui/createStore.ts';
import { loadedOf, useLoadable } from '../ui/loadable.ts';
import { loadPart } from '../ui/loadPart.ts';

/** Later marks would appear while the reader is far down the page. */
const TIMEOUT_MS = 5000;

const loadHighlight = () =>
  withTimeout(
    loadPart(() => import(/* webpackChunkName: "highlight" */ './highlightPage.ts')),
    TIMEOUT_MS,
    () => new Error(`The words that were searched for are not highlighted: not loaded within ${TIMEOUT_MS} ms.`),
  );

interface Wanted {
  pathname: string;
  terms: string[];
  /** With the words. */
  href: string;
}

const store = createStore<Wanted | undefined>(undefined);

/** What the page highlights; undefined for nothing. */
export const useHighlighted = (): Wanted | undefined =>
  useSyncExternalStore(store.subscribe, store.read, () => undefined);

/**
 * Highlight the words of the address until the reader drops them or leaves. Once marked, they leave the address, so that copied
 * links are clean. `words` is empty at the first paint.
 */
export function useHighlight(): { words: string; drop: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = useHighlighted();

  useEffect(() => {
    const terms = readHighlight(search);
    if (terms.length > 0) store.write({ pathname, terms, href: window.location.href });
    else if (store.read()?.pathname !== pathname) store.write(undefined);
  }, [pathname, search]);

  const highlightPage = loadedOf(useLoadable(wanted && loadHighlight))?.highlightPage;
  const onMarked = useEffectEvent(() => cleanAddress(navigate));
  useEffect(() => {
    if (!wanted || !highlightPage) return;
    const stop = highlightPage(wanted.terms);
    onMarked();
    return stop;
  }, [wanted, highlightPage]);

  const drop = () => {
    store.write(undefined);
    cleanAddress(navigate);
  };
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // The key closes what covers the page first.
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open], [data-popup][open]')) drop();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { words: wanted?.terms.join(' ') ?? '', drop };
}

function cleanAddress(navigate: ReturnType<typeof useNavigate>): void {
  const { search, hash } = window.location;
  if (search.includes('_highlight=')) navigate({ search: dropHighlight(search), hash }, { replace: true });
}
