import { useFrontmatter, useLocation, usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { formatShortcut, isShortcut, MAC_KEYS } from '../../common/shortcut.ts';
import { pathnameOf } from '../../common/urls.ts';
import { indexHref } from '../../search/index.ts';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { useMachine } from '../ui/useMachine.ts';
import { loadSiteFile, MANIFEST } from '../versions/siteFiles.ts';
import { keepRecentPage } from './keepRecentPage.ts';
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
  /** Tell that the reader may be about to search. */
  approach: () => void;
  rootRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Keys that open the search, as the keyboard has them. */
  hint: string;
  /** Undefined until it is loaded. */
  Popup: typeof SearchPopup | undefined;
}

/** Run the search box of the navbar: turn what happens on the page into events, and carry out what they lead to. */
export function useSearchBox(): SearchBox {
  const { search, siteBase, name } = useThemeData();
  const { shortcut } = search;
  const { pathname } = useLocation();
  const rootRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const focusBefore = useRef<Element>(null);
  const [Popup, setPopup] = useState<typeof SearchPopup>();
  const isMac = useSyncExternalStore(subscribeNever, readIsMac, () => false);
  const { words, drop } = useHighlight();
  const [state, send] = useMachine(reduceSearchBox, CLOSED, (effect: SearchBoxEffect) => carryOut[effect]());
  useKeptPage();

  const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
  const carryOut: Record<SearchBoxEffect, () => void> = {
    loadPopup() {
      // All that the first search needs is on its way at once.
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
    focusField() {
      if (document.activeElement === inputRef.current) return;
      // A field that is hidden while the box is closed cannot take the focus before the open box is drawn.
      flushSync(() => {});
      focus(inputRef.current);
    },
    enterField() {
      focusBefore.current = document.activeElement;
      carryOut.focusField();
      inputRef.current?.select();
    },
    leaveField() {
      // Where the field covers the navbar it is gone now, and the button that opened it is there.
      const button = rootRef.current?.querySelector('button');
      if (button?.checkVisibility()) focus(button);
      else if (rootRef.current?.contains(document.activeElement)) focus(inputRef.current);
    },
    returnFocus() {
      carryOut.leaveField();
      const before = focusBefore.current;
      if (before instanceof HTMLElement && before !== inputRef.current && before !== document.body) focus(before);
      else inputRef.current?.blur();
    },
    removeHighlights: drop,
  };

  useEffect(() => send({ type: 'highlight', words }), [send, words]);

  useEffect(() => send({ type: 'navigate', pathname }), [send, pathname]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented)
        send({ type: 'escape', isInField: event.target === inputRef.current, isCovered: isCovered() });
      if (!isSlash(event) && !isShortcut(shortcut, event, isMac)) return;
      event.preventDefault();
      send({ type: 'shortcut' });
    };
    const closeUnlessIn = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !rootRef.current?.contains(target)) send({ type: 'close' });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', closeUnlessIn);
    document.addEventListener('focusin', closeUnlessIn);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', closeUnlessIn);
      document.removeEventListener('focusin', closeUnlessIn);
    };
  }, [send, shortcut, isMac]);

  // Who is in the field already came before the page was alive, and may have begun to type.
  useEffect(() => {
    const field = inputRef.current;
    if (!field || document.activeElement !== field) return;
    send(field.value === '' ? { type: 'open' } : { type: 'input', text: field.value });
  }, [send]);

  return {
    state,
    send,
    approach() {
      // What is loaded for nothing costs a reader who saves data.
      if (mayPrefetch(readConnection())) send({ type: 'approach' });
    },
    rootRef,
    inputRef,
    hint: formatShortcut(shortcut, isMac ? MAC_KEYS : strings.search.keys),
    Popup,
  };
}

/** Keep each page of the docs that the reader opens, for the search to offer it again. */
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

/** Bring a version's index into the browser's cache while the worker that reads it starts. A failure shows when it reads. */
async function prefetchIndex(siteBase: string, versionName: string): Promise<void> {
  try {
    const href = indexHref(await loadSiteFile(siteBase, MANIFEST), siteBase, { versionName });
    if (href) await fetch(href);
  } catch {}
}

const subscribeNever = () => () => {};
const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Tell whether a dialog or a menu is open, which Escape closes. */
const isCovered = () => document.querySelector('dialog[open], [data-popup][open]') !== null;

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
