import { expect, test } from 'vitest';
import { fileOf, LATEST, listPages, listSidebarLines, readText, VERSIONS } from './readSite.ts';

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)([^"]*)"/;
const NEIGHBOURS = /<nav[^>]*aria-label="Docs pages"[^>]*>(.*?)<\/nav>/s;

const readHtml = (pathname: string): string => readText(fileOf(pathname));
const hrefsIn = (html: string): string[] => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);

test.each(VERSIONS)('every page of $name names its canonical address', (version) => {
  const pages = listPages(version);
  expect(pages.length).toBeGreaterThan(0);
  const origins = new Set<string>();
  for (const { path, entry } of pages) {
    const [, origin = '', canonical] = CANONICAL.exec(readHtml(path)) ?? [];
    expect(canonical, path).toBe((LATEST && entry.versions[LATEST.name]?.path) ?? path);
    origins.add(origin);
  }
  expect([...origins]).toHaveLength(1);
});

test.each(VERSIONS)('every line of the sidebars of $name leads to a page that names its neighbours', (version) => {
  const paths = new Set(listPages(version).map(({ path }) => path));
  const lines = listSidebarLines(version);
  expect(lines.length).toBeGreaterThan(0);
  for (const { pathname, neighbours, isGenerated, below } of lines) {
    expect(paths).toContain(pathname);
    const html = readHtml(pathname);
    const [, nav = ''] = NEIGHBOURS.exec(html) ?? [];
    expect(hrefsIn(nav), pathname).toEqual(neighbours);
    if (isGenerated) expect(hrefsIn(html), pathname).toEqual(expect.arrayContaining(below));
  }
});

test.each(VERSIONS)('$name has a search page, which is no page of the docs', (version) => {
  const pathname = `${version.path}search/`;
  expect(readHtml(pathname)).toContain('content="noindex"');
  expect(listPages(version).map(({ path }) => path)).not.toContain(pathname);
});

test.each(VERSIONS.filter(({ isLast }) => isLast))(
  'every page of $name, the latest version, has an address with the version in it',
  (latest) => {
    for (const { path } of listPages(latest))
      expect(CANONICAL.exec(readHtml(`/${latest.name}${path}`))?.[2], path).toBe(path);
  },
);
