interface EntryState {
  /** Scroll position when the reader left, in pixels. */
  top?: number;
  /** Set while something that Back closes lies over the page. */
  isOverlay?: true;
}

// Only this site writes the state of its entries.
const readState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Store the scroll position, which the browser forgets on a reload. */
export function keepScroll(): void {
  window.history.replaceState({ ...readState(), top: window.scrollY }, '');
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
