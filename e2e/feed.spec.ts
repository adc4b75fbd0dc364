import type { Page } from '@playwright/test';
import type { Changes } from '../common/changes.ts';
import { FIXTURE_URL } from './site.ts';
import { expect, test } from './test.ts';

/** Parse the feed that a page leads to as the browser parses XML. Throws where it is not well-formed. */
async function readFeed(page: Page, address: string) {
  await page.goto(address);
  const href = await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href');
  const text = await (await page.request.get(new URL(href ?? '', page.url()).href)).text();
  return page.evaluate((xml) => {
    const { documentElement: feed } = new DOMParser().parseFromString(xml, 'application/xml');
    if (feed.localName !== 'feed') throw new Error(feed.textContent ?? '');
    const texts = (parent: Element, name: string) =>
      [...parent.children].filter(({ localName }) => localName === name).map(({ textContent }) => textContent);
    const links = (parent: Element) =>
      [...parent.children].flatMap((child) =>
        child.localName === 'link' ? [`${child.getAttribute('rel')} ${child.getAttribute('href')}`] : [],
      );
    return {
      namespace: feed.namespaceURI,
      ids: texts(feed, 'id'),
      updated: texts(feed, 'updated'),
      authors: texts(feed, 'author'),
      links: links(feed),
      titles: texts(feed, 'title'),
      entries: [...feed.getElementsByTagName('entry')].map((entry) => ({
        ids: texts(entry, 'id'),
        titles: texts(entry, 'title'),
        updated: texts(entry, 'updated'),
        links: links(entry),
        summary: texts(entry, 'summary')[0] ?? '',
      })),
    };
  }, text);
}

test('the feed has what Atom asks for, and an entry for each release and its patches', async ({ page }) => {
  const feed = await readFeed(page, '/api/read/');
  expect(feed).toMatchObject({
    namespace: 'http://www.w3.org/2005/Atom',
    ids: ['https://harbor.example/'],
    updated: ['2024-01-02T03:04:05Z'],
    authors: ['Harbor'],
    links: ['self https://harbor.example/feed.xml', 'alternate https://harbor.example/versions/'],
  });
  expect(feed.entries.map(({ titles, updated }) => [...titles, ...updated])).toEqual([
    ['Documentation of Harbor 3.1.0: changes', '2024-01-02T03:04:05Z'],
    ['Harbor 4.0.0', '2024-01-02T00:00:00Z'],
    ['Harbor 3.1.0', '2023-11-20T00:00:00Z'],
    ['Harbor 3.0.0', '2023-05-02T00:00:00Z'],
  ]);
  expect(new Set(feed.entries.flatMap(({ ids }) => ids)).size).toBe(feed.entries.length);
});

test('what an entry links to exists', async ({ page, request, baseURL }) => {
  const { entries } = await readFeed(page, '/');
  const linked = entries.flatMap(({ links, summary }) => [
    ...links.map((link) => link.replace('alternate ', '')),
    ...[...summary.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ]);
  const own = linked.filter((href) => href.startsWith('https://harbor.example/'));
  expect(own.length).toBeGreaterThan(entries.length);
  for (const href of own) {
    const response = await request.get(href.replace('https://harbor.example/', baseURL ?? ''));
    expect(response.status(), href).toBe(200);
  }
});

test('the feed of a site under a base of its own is there', async ({ page }) => {
  expect((await readFeed(page, `${FIXTURE_URL}3.0.0/api/read/`)).ids).toEqual(['https://harbor.example/manual/']);
});

test('the feed of a German site is German', async ({ page }) => {
  expect((await readFeed(page, FIXTURE_URL)).titles).toEqual(['Versionen der Dokumentation von Harbor']);
});

test('programs get the same as data', async ({ request }) => {
  const changes = (await (await request.get('/changes.json')).json()) as Changes;
  expect(changes.schema).toBe(1);
  expect(changes.versions.map(({ name, since }) => [name, since?.name])).toEqual([
    ['next', '4.0.0'],
    ['4.0.0', '3.1.0'],
    ['3.1.0', '3.0.0'],
    ['3.0.0', undefined],
  ]);
  expect(changes.mends.map(({ version }) => version)).toEqual(['3.1.0']);
});
