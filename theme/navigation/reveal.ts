/** Decode the id in a hash; empty if there is none or it is malformed. @example readHash('#a%20b') === 'a b' */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A mistyped address can contain a single "%".
    return '';
  }
}

/** Find the element that a hash names. */
export const findByHash = (hash: string): HTMLElement | null => document.getElementById(readHash(hash));

/** Scroll to an element, below the navbar. If `isInView`, only where it had to be opened. */
export function reveal(element: Element, { isInView = false } = {}): void {
  // A chosen tab keeps its place in the next frame.
  if (openAround(element)) requestAnimationFrame(() => element.scrollIntoView());
  else if (!isInView) element.scrollIntoView();
}

/** Choose the tabs and open the folded parts that an element is in. Returns whether any was closed. */
export function openAround(element: Element): boolean {
  let wasClosed = false;
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const tab = outer.role === 'tabpanel' && document.querySelector<HTMLElement>(`[aria-controls="${outer.id}"]`);
    if (tab && tab.ariaSelected !== 'true') {
      tab.click();
      wasClosed = true;
    }
    if (outer instanceof HTMLDetailsElement && !outer.open) {
      outer.open = true;
      wasClosed = true;
    }
  }
  return wasClosed;
}
