import { useFrontmatter, useLocation, usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatShortcut, MAC_KEYS } from '../../common/browser.ts';
import { pathnameOf } from '../../common/urls.ts';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { useMachine } from '../ui/useMachine.ts';
import { loadSiteFile, MANIFEST } from '../versions/siteFiles.ts';
import { indexHref } from './indexHref.ts';
import { keepRecentPage } from './recentPages.ts';
import {
  CLOSED,
  reduceSearchBox,
  type SearchBoxEffect,
  type SearchBoxEvent,
  type SearchBoxState,
} from './reduceSearchBox.ts';
import type { SearchPopup } from './SearchPopup.tsx';
import { startWorker } from './startWorker.ts';
import { useHighlight } from './useHighlight.ts';

interface SearchBox {
  state: SearchBoxState;
  send: (event: SearchBoxEvent) => void;
  approach: () => void;
  dialogRef: RefObject<HTMLDialogElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  hint: string;
  Popup: typeof SearchPopup | undefined;
}

/** Run the search box: turn what happens on the page into events, and carry out their effects. */
export function useSearchBox(): SearchBox {
  const { search, siteBase, name } = useThemeData();
  const { pathname } = useLocation();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [Popup, setPopup] = useState<typeof SearchPopup>();
  const isMac = useSyncExternalStore(subscribeNever, readIsMac, () => false);
  const { words, drop } = useHighlight();
  const [state, send] = useMachine(reduceSearchBox, CLOSED, (effect: SearchBoxEffect) => carryOut[effect]());
  useKeptPage();

  const carryOut: Record<SearchBoxEffect, () => void> = {
    loadPopup() {
      // All that the first search needs starts at once.
      startWorker();
      prefetchIndex(siteBase, name);
      import(/* webpackChunkName: "panel" */ './SearchPopup.tsx').then(
        ({ SearchPopup, warmIndex }) => {
          setPopup(() => SearchPopup);
          send({ type: 'load', popup: 'loaded' });
          warmIndex({ siteBase, versionName: name });
        },
        (cause: unknown) => {
          console.error('The search could not be loaded.', cause);
          send({ type: 'load', popup: 'failed' });
        },
      );
    },
    closeDialog: () => dialogRef.current?.close(),
    focusField: () => inputRef.current?.focus(),
    removeHighlights: drop,
  };

  useEffect(() => send({ type: 'highlight', words }), [send, words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => send({ type: 'close' }), [send, pathname]);

  // The reader may have opened it, and typed, before hydration.
  useEffect(() => {
    const field = inputRef.current;
    if (!dialogRef.current?.open || !field) return;
    send(field.value === '' ? { type: 'open' } : { type: 'input', text: field.value });
  }, [send]);

  return {
    state,
    send,
    approach() {
      // A reader who saves data pays for what is loaded in vain.
      if (mayPrefetch(readConnection())) send({ type: 'approach' });
    },
    dialogRef,
    inputRef,
    hint: formatShortcut(search.shortcut, isMac ? MAC_KEYS : strings.search.keys),
    Popup,
  };
}

function useKeptPage(): void {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const { base, name } = useThemeData();
  const title = frontmatter.title ?? page.title;
  const pathname = page.pageType === 'doc' ? pathnameOf(base, page.routePath) : '';

  useEffect(() => {
    if (pathname !== '' && title) keepRecentPage({ pathname, title, version: name });
  }, [pathname, title, name]);
}

/** Caches a version's index while the worker starts. A failure shows when the worker reads it. */
async function prefetchIndex(siteBase: string, versionName: string): Promise<void> {
  try {
    const href = indexHref(await loadSiteFile(siteBase, MANIFEST), siteBase, { versionName });
    if (href) await fetchFile(href);
  } catch {}
}

const subscribeNever = () => () => {};
const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
