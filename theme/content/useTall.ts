import { type RefObject, useEffect, useState } from 'react';

/** Tell whether an element is taller than the window. */
export function useTall(ref: RefObject<HTMLElement | null>): boolean {
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsTall(element.offsetHeight > document.documentElement.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
  return isTall;
}
