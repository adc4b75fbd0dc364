import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type LoadedFile, listNamedFiles } from './weight.ts';

interface Options {
  siteDir: string;
  base: string;
  /** On the site: a file's, or a folder's with a final slash. */
  pathname: string;
  /** Sizes by address, for reading files once that pages share. */
  sizes?: Map<string, number>;
}

/** Read the page and the site's files in its HTML, with sizes as sent. Throws an Error for a missing file. */
export function readFirstLoad({ siteDir, base, pathname, sizes = new Map() }: Options): LoadedFile[] {
  const read = (address: string): Buffer => {
    const file = path.join(siteDir, address.slice(base.length));
    if (!existsSync(file)) throw new Error(`${pathname} loads ${address}, which the site does not have.`);
    return readFileSync(file);
  };
  const sizeOfFile = (address: string): number => {
    const bytes = sizes.get(address) ?? sizeOf(read(address));
    sizes.set(address, bytes);
    return bytes;
  };
  const html = read(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const named = listNamedFiles(html.toString()).filter((file) => file.pathname.startsWith(base));
  return [
    { pathname, kind: 'page', bytes: sizeOf(html) },
    ...named.map((file) => ({ ...file, bytes: sizeOfFile(file.pathname) })),
  ];
}

const sizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
