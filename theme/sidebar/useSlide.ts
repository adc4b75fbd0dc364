import { type RefObject, useLayoutEffect, useRef } from 'react';
import { slideDuration } from './slideDuration.ts';

/** Slide a list open and closed. It is `hidden` once it is closed; until then nobody can step into it. */
export function useSlide(isOpen: boolean): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(isOpen);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return slide(list, isOpen);
  }, [isOpen]);

  return listRef;
}

/** Run one slide; gives what stops it. React has set `hidden` by now: a list that closes is shown until it has. */
function slide(list: HTMLUListElement, isOpen: boolean): () => void {
  list.hidden = false;
  list.inert = !isOpen;
  const height = list.scrollHeight;
  const frames = [
    { blockSize: '0', overflow: 'clip' },
    { blockSize: `${height}px`, overflow: 'clip' },
  ];
  const animation = list.animate(isOpen ? frames : frames.reverse(), {
    duration: slideDuration(height),
    easing: 'ease-out',
  });
  const settle = () => {
    list.hidden = !isOpen;
    list.inert = false;
  };
  animation.onfinish = settle;
  return () => {
    animation.cancel();
    settle();
  };
}
