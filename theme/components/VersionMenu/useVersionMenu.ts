import { useLocation, usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileOf, useSiteFile } from '../../data/useSiteFile.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { resolveChoices, type VersionChoice } from './resolveChoices.ts';

/** List the versions for the page being read. What is needed is fetched once the list is wanted. */
export function useVersionChoices(route: string, isWanted: boolean): VersionChoice[] {
  const themeData = useThemeData();
  const { page } = usePage();
  const { search, hash } = useLocation();
  const manifest = useSiteFile('manifest', isWanted);
  const pageMap = useSiteFile('pageMap', isWanted);
  const isReady = pageMap.status === 'done' || pageMap.status === 'failed';
  return resolveChoices({
    // An address without a page is in no version: the menu leads to the home pages.
    own: { ...themeData, route: page.pageType === '404' ? '/' : route },
    // A list that changes its addresses under the pointer would send readers to the wrong page.
    manifest: isReady ? fileOf(manifest) : undefined,
    pageMap: fileOf(pageMap),
    search,
    hash,
  });
}

interface VersionMenuState {
  rootRef: RefObject<HTMLDetailsElement | null>;
  choices: VersionChoice[];
  /** Say that the reader is about to open the menu. */
  want: () => void;
}

/** Run the version menu: load on the first sign of interest, close on Escape, on a press outside and on arrival. */
export function useVersionMenu(route: string): VersionMenuState {
  const rootRef = useRef<HTMLDetailsElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const choices = useVersionChoices(route, isWanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival itself is what closes the menu.
  useEffect(() => rootRef.current?.removeAttribute('open'), [route]);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) rootRef.current?.removeAttribute('open');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndFocus(rootRef.current);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return { rootRef, choices, want: () => setIsWanted(true) };
}

function closeAndFocus(root: HTMLDetailsElement | null): void {
  if (!root?.open) return;
  root.open = false;
  root.querySelector('summary')?.focus();
}
