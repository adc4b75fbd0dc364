import { pathnameOf } from './urls.ts';

export const MARKDOWN_FILE = 'index.md';

/** For language models. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** Address of a Markdown copy. @example markdownPath('/2.0.0/', '/api/') === '/2.0.0/api/index.md' */
export const markdownPath = (base: string, route: string): string => pathnameOf(base, route) + MARKDOWN_FILE;
