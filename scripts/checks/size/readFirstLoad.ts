import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type LoadedFile, listNamedFiles } from './weight.ts';

interface Options {
  siteDir: string;
  base: string;
  /** On the site, with a final slash. */
  pathname: string;
}

/** Read the page and the site's files in its HTML, with sizes as sent. Throws an Error for a missing file. */
export function readFirstLoad({ siteDir, base, pathname }: Options): LoadedFile[] {
  const read = (address: string): Buffer => {
    const file = path.join(siteDir, address.slice(base.length));
    if (!existsSync(file)) throw new Error(`${pathname} loads ${address}, which the site does not have.`);
    return readFileSync(file);
  };
  const html = read(`${pathname}index.html`);
  const named = listNamedFiles(html.toString()).filter((file) => file.pathname.startsWith(base));
  return [
    { pathname, kind: 'page', bytes: sizeOf(html) },
    ...named.map((file) => ({ ...file, bytes: sizeOf(read(file.pathname)) })),
  ];
}

const sizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
