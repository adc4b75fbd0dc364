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
