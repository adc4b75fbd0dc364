/** How long a page, and each script of it, may take to load. The bundler gives up on a script by this too. */
export const PAGE_LOAD_TIMEOUT_MS = 30_000;
