import { expect, test } from '../test.ts';
import { LATEST, listPages, listSidebarLines, VERSIONS } from './readSite.ts';

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)([^"]*)"/;
const NEIGHBOURS = /<nav[^>]*aria-label="Docs pages"[^>]*>(.*?)<\/nav>/s;

const hrefsIn = (html: string): string[] => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);

for (const version of VERSIONS) {
  const { name } = version;

  test(`every page of ${name} answers and names its canonical address`, async ({ request }) => {
    const pages = listPages(version);
    expect(pages.length).toBeGreaterThan(0);
    const origins = new Set<string>();
    for (const { path, entry } of pages) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const [, origin = '', canonical] = CANONICAL.exec(await response.text()) ?? [];
      expect(canonical, path).toBe((LATEST && entry.versions[LATEST.name]?.path) ?? path);
      origins.add(origin);
    }
    expect([...origins]).toHaveLength(1);
  });

  test(`every line of the sidebars of ${name} leads to a page that names its neighbours`, async ({ request }) => {
    const paths = new Set(listPages(version).map(({ path }) => path));
    const lines = listSidebarLines(version);
    expect(lines.length).toBeGreaterThan(0);
    for (const { pathname, neighbours, isGenerated, below } of lines) {
      expect(paths).toContain(pathname);
      const html = await (await request.get(pathname)).text();
      const [, nav = ''] = NEIGHBOURS.exec(html) ?? [];
      expect(hrefsIn(nav), pathname).toEqual(neighbours);
      if (isGenerated) expect(hrefsIn(html), pathname).toEqual(expect.arrayContaining(below));
    }
  });

  test(`${name} has a search page, which is no page of the docs`, async ({ request }) => {
    const pathname = `${version.path}search/`;
    const response = await request.get(pathname);
    expect(response.status()).toBe(200);
    expect((await response.text()).includes('content="noindex"'), pathname).toBe(true);
    expect(listPages(version).map(({ path }) => path)).not.toContain(pathname);
  });
}

for (const latest of VERSIONS.filter(({ isLast }) => isLast)) {
  test(`every page of ${latest.name}, the latest version, has an address with the version in it`, async ({
    request,
  }) => {
    for (const { path } of listPages(latest)) {
      const response = await request.get(`/${latest.name}${path}`);
      expect(response.status(), path).toBe(200);
      expect(CANONICAL.exec(await response.text())?.[2], path).toBe(path);
    }
  });
}
