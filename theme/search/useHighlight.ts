import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { readHighlight } from '../../common/searchAddress.ts';
import { withTimeout } from '../routing/withTimeout.ts';

/** Marks that come later would appear while the reader is far down the page. */
const TIMEOUT_MS = 5000;

/** Highlight the words that the address names, and tell them; empty where it names none, and at the first paint. */
export function useHighlight(): string {
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words on another page are other places.
  useEffect(() => {
    const terms = readHighlight(search);
    setShown(terms.join(' '));
    if (terms.length === 0) return;
    let stop = () => {};
    let isCurrent = true;
    const loading = import(/* webpackChunkName: "highlight" */ './highlightPage.ts');
    withTimeout(loading, TIMEOUT_MS, () => new Error(`Not loaded within ${TIMEOUT_MS} ms.`)).then(
      ({ highlightPage }) => {
        if (isCurrent) stop = highlightPage(terms);
      },
      (cause: unknown) => console.error('The words that were searched for are not highlighted.', cause),
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [pathname, search]);

  return shown;
}
