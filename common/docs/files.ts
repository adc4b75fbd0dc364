import { existsSync, readFileSync } from 'node:fs';

/** Read a text file of the docs without its byte order mark, with `\n` at the end of lines. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');

const DOCS = 'http://docs/';

/**
 * List the files that an image may mean, relative to the docs; the first that exists counts. None for another site.
 * @example listImageFiles('guide/a.md', '/b.png') // ['public/b.png', 'b.png']
 * @example listImageFiles('guide/a.md', 'b.png') // ['guide/b.png']
 */
export function listImageFiles(pagePath: string, url: string): string[] {
  const page = DOCS + pagePath;
  if (!URL.canParse(url, page)) return [];
  const { href, pathname } = new URL(url, page);
  if (!href.startsWith(DOCS)) return [];
  return url.startsWith('/') ? [`public${pathname}`, pathname.slice(1)] : [pathname.slice(1)];
}

/** Find the file of an image, relative to the docs; undefined without one. */
export const findImageFile = (docsDir: string, pagePath: string, url: string): string | undefined =>
  listImageFiles(pagePath, url).find((file) => existsSync(`${docsDir}/${file}`));
