import { pathnameOf } from './urls.ts';

/** File name of a page's Markdown copy, which is in the same folder as the page's `index.html`. */
export const MARKDOWN_FILE = 'index.md';

/** Address of a page's Markdown copy. @example markdownPath('/2.0.0/', '/api/') === '/2.0.0/api/index.md' */
export const markdownPath = (base: string, route: string): string => pathnameOf(base, route) + MARKDOWN_FILE;
