/** What an entry of the browser's history keeps, also while the page is loaded again. */
interface EntryState {
  /** Where the reader was on the page when they left it, in pixels. */
  top?: number;
  /** Set while something lies over the page that Back closes. */
  isOverlay?: true;
}

// Only this site writes the state of its entries.
const readState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Note in the entry that is left where the reader is: the browser forgets that when a page is loaded again. */
export function keepScroll(): void {
  window.history.replaceState({ ...readState(), top: window.scrollY }, '');
}

/** Read where the reader was on the page of the entry; undefined where nothing was noted. */
export const readKeptScroll = (): number | undefined => readState().top;

/** Add an entry for something that lies over the page. */
export function pushOverlay(): void {
  keepScroll();
  window.history.pushState({ isOverlay: true } satisfies EntryState, '');
}

/** Whether the entry is that of something that lies over the page. */
export const isOverlay = (): boolean => readState().isOverlay === true;
