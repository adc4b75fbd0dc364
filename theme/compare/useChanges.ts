import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Comparison } from '../../packages/article-diff/index.ts';
import { refreshContent } from '../content/contentScript.ts';
import { createView, type Options } from './createView.ts';

interface Inputs extends Options {
  comparison: Comparison;
  keptTop: number | undefined;
}

interface Changes {
  articleRef: RefObject<HTMLElement | null>;
  /** Index of the current change. */
  place: number;
  /** Scroll to a change, and return its element. */
  show: (index: number) => HTMLElement | undefined;
}

/** Fill an element with a merged article, lead from change to change, and keep the current one in view. */
export function useChanges({ comparison, isWhole, sideBySide, keptTop }: Inputs): Changes {
  const { article, changes } = comparison;
  const articleRef = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  const [place, setPlace] = useState(0);
  const listElements = (index: number) => [
    ...(articleRef.current?.querySelectorAll<HTMLElement>(`[data-change-id="${changes[index]?.id}"]`) ?? []),
  ];
  // In two columns, a change may be hidden in the first.
  const find = (index: number) => listElements(index).find((element) => element.checkVisibility());

  const show = (index: number) => {
    const wrapped = (index + changes.length) % changes.length;
    for (const element of listElements(wrapped)) element.closest('details')?.setAttribute('open', '');
    setPlace(wrapped);
    const element = find(wrapped);
    if (element) reveal(element);
    return element;
  };
  const arrive = () => {
    if (keptTop !== undefined) {
      window.scrollTo({ top: keptTop, behavior: 'instant' });
      const shown = changes.findIndex((_, index) => isBelowTop(find(index)));
      setPlace(Math.max(shown, 0));
    } else if (!document.activeElement?.closest('form')) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const first = find(0);
      if (first && !isInView(first)) reveal(first);
    }
  };
  const follow = useEffectEvent(() => {
    if (isShown.current) show(place);
    else arrive();
    isShown.current = true;
  });

  useLayoutEffect(() => {
    document.body.setAttribute('data-bar', '');
    return () => document.body.removeAttribute('data-bar');
  }, []);

  useLayoutEffect(() => {
    articleRef.current?.replaceChildren(...createView(article, { isWhole, sideBySide }));
    refreshContent(articleRef.current ?? undefined);
    follow();
  }, [article, isWhole, sideBySide]);

  useLayoutEffect(() => {
    const id = changes[place]?.id;
    for (const element of articleRef.current?.querySelectorAll<HTMLElement>('[data-change-id]') ?? [])
      element.toggleAttribute('data-current', element.dataset.changeId === id);
  });

  return { articleRef, place, show };
}

/** In pixels, of the bar that covers the end of the window. */
const BAR_HEIGHT = 80;

const isInView = (element: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom < window.innerHeight - BAR_HEIGHT;

const isBelowTop = (element: HTMLElement | undefined): boolean => {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return element !== undefined && element.getBoundingClientRect().bottom > line;
};

const reveal = (element: HTMLElement): void =>
  element.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
