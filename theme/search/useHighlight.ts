import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { dropHighlight, readHighlight } from '../../common/search.ts';
import { withTimeout } from '../navigation/pageFailure.ts';
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
}

/**
 * Highlight the words of the address until the reader drops them or leaves. Once marked, they leave the address, so that copied
 * links are clean. `words` is empty at the first paint.
 */
export function useHighlight(): { words: string; drop: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Wanted>();

  useEffect(() => {
    const terms = readHighlight(search);
    if (terms.length > 0) setWanted({ pathname, terms });
    else setWanted((before) => (before?.pathname === pathname ? before : undefined));
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
    setWanted(undefined);
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
