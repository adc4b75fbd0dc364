/** A page that did not load for a reason that loading the whole document again does not mend. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}
