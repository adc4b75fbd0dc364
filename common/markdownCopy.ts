import { pathnameOf } from './urls.ts';

/** Name of a page's copy in Markdown. It stands beside the page's `index.html`. */
export const MARKDOWN_FILE = 'index.md';

/** Address of a page's copy in Markdown. @example markdownPath('/2.0.0/', '/api/') === '/2.0.0/api/index.md' */
export const markdownPath = (base: string, route: string): string => pathnameOf(base, route) + MARKDOWN_FILE;
