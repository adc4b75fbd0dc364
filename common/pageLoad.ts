/** Limit for a page, and for each of its scripts in the bundler. */
export const PAGE_LOAD_TIMEOUT_MS = 30_000;
