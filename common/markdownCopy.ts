import { pathnameOf } from './urls.ts';

/** File name of a page's Markdown copy, which is in the same folder as the page's `index.html`. */
export const MARKDOWN_FILE = 'index.md';

/** Files of a version for language models: the list of its pages, and the Markdown of all of them. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** Address of a page's Markdown copy. @example markdownPath('/2.0.0/', '/api/') === '/2.0.0/api/index.md' */
export const markdownPath = (base: string, route: string): string => pathnameOf(base, route) + MARKDOWN_FILE;
