import { readFileSync } from 'node:fs';

/** Read a text file of the docs without its byte order mark, with `\n` at the end of lines. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
