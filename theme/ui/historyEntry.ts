interface EntryState {
  /** Scroll position when the reader left, in pixels. */
  top?: number;
  /** Set while something that Back closes lies over the page. */
  isOverlay?: true;
}

// Only this site writes the state of its entries.
const readState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Store the scroll position. */
export function keepScroll(): void {
  if (readState().top !== window.scrollY) window.history.replaceState({ ...readState(), top: window.scrollY }, '');
}

/** Read the stored scroll position of the entry. */
export const readKeptScroll = (): number | undefined => readState().top;

/** Add an entry for something that lies over the page. */
export function pushOverlay(): void {
  keepScroll();
  window.history.pushState({ isOverlay: true } satisfies EntryState, '');
}

/** Tell whether the entry is one of `pushOverlay`. */
export const isOverlay = (): boolean => readState().isOverlay === true;

/** Change the address: of this entry, or in a new one. */
export function writeAddress(href: string, isReplaced: boolean): void {
  try {
    // The page takes over the entry of an open drawer.
    if (isOverlay()) window.history.replaceState(null, '', href);
    else if (isReplaced) window.history.replaceState(readState(), '', href);
    else {
      keepScroll();
      window.history.pushState(null, '', href);
    }
  } catch {
    // Safari refuses more than 100 addresses in half a minute: the browser loads the page.
    window.location.assign(href);
  }
}
