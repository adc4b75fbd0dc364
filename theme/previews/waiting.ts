/** How far below the window a preview is fetched already: a screen, so that it mostly stands there when it comes into view. */
const NEAR = '100% 0%';

/**
 * Call back when the page has loaded whole. Until then what a page shows at first comes before what it can do, and a script
 * that fails makes the page load again (`plugins/head/browser/watchFirstLoad.ts`), which is too much for a preview. Gives the function that ends it.
 */
export function whenPageLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

/** Call back once when an element is in view or nearly so. Gives the function that ends it. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
