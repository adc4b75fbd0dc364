import { useFrontmatter, useLocation, usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { formatShortcut, isShortcut, MAC_KEYS } from '../../common/shortcut.ts';
import { pathnameOf } from '../../common/urls.ts';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { useMachine } from '../ui/useMachine.ts';
import { loadSiteFile, MANIFEST } from '../versions/siteFiles.ts';
import { indexHref } from './indexHref.ts';
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
  approach: () => void;
  rootRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  hint: string;
  Popup: typeof SearchPopup | undefined;
}

/** Run the search box: turn what happens on the page into events, and carry out their effects. */
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
    focusField() {
      if (document.activeElement === inputRef.current) return;
      // A hidden field cannot take the focus before the open box is drawn.
      flushSync(() => {});
      focus(inputRef.current);
    },
    enterField() {
      focusBefore.current = document.activeElement;
      carryOut.focusField();
      inputRef.current?.select();
    },
    leaveField() {
      // Where the field covers the navbar, its button is visible only now.
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

  // The reader may have focused the field, and typed, before hydration.
  useEffect(() => {
    const field = inputRef.current;
    if (!field || document.activeElement !== field) return;
    send(field.value === '' ? { type: 'open' } : { type: 'input', text: field.value });
  }, [send]);

  return {
    state,
    send,
    approach() {
      // A reader who saves data pays for what is loaded in vain.
      if (mayPrefetch(readConnection())) send({ type: 'approach' });
    },
    rootRef,
    inputRef,
    hint: formatShortcut(shortcut, isMac ? MAC_KEYS : strings.search.keys),
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
    if (href) await fetch(href);
  } catch {}
}

const subscribeNever = () => () => {};
const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const isCovered = () => document.querySelector('dialog[open], [data-popup][open]') !== null;

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));
