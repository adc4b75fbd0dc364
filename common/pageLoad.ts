/** How long a page, and each of its scripts, may take to load. The bundler's timeout for scripts is the same. */
export const PAGE_LOAD_TIMEOUT_MS = 30_000;
