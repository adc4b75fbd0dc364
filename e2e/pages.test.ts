import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_FILE, type ApiFile } from '../common/apiFile.ts';
import { RELEASE_FILE } from '../common/docs/dataFiles.ts';
import { FACTS_DIR } from '../common/docs/pageText.ts';
import { REFERENCE_ROUTE, referenceRoute } from '../common/reference.ts';
import { findAll, findOne, hasFile, hrefsOf, listPages, ORIGIN, readPage, readText, textOf } from './readFixture.ts';
import { BASE, VERSIONS, words } from './site.ts';

const DOCS_DIR = path.join(import.meta.dirname, 'fixture', 'docs');

/** Addresses of a version's files: one for each page, the category page, and the reference of each package. */
function listAddresses(name: string, base: string): string[] {
  const api: ApiFile = JSON.parse(readFileSync(path.join(DOCS_DIR, name, API_FILE), 'utf8'));
  return readdirSync(path.join(DOCS_DIR, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== RELEASE_FILE && !file.startsWith(FACTS_DIR))
    .map((file) => `/${file}`.replace(/(index)?\.md$/, '/').replace('//', '/'))
    .concat(
      '/category/network/',
      REFERENCE_ROUTE,
      api.packages.map((one) => referenceRoute(one.name)),
    )
    .map((route) => base + route.slice(1))
    .sort();
}

describe.each(VERSIONS)('version %s', (name, base) => {
  test('has exactly the pages of its files, and a page at each of these addresses', () => {
    const addresses = listPages(name);
    expect([...addresses].sort()).toEqual(listAddresses(name, base));
    expect(addresses.filter((address) => readText(`${address}index.html`).split('<h1').length !== 2)).toEqual([]);
  });

  test('has a search page that is not a page of the docs, and leads to the areas without scripts', () => {
    const page = readPage(`${base}search/`);
    expect(findOne(page, 'meta[name=robots]').attribs.content).toBe('noindex');
    expect(textOf(findOne(page, 'main'))).toContain(words.results.withoutScripts);
    expect(hrefsOf(findOne(page, 'main'))).toContain(`${BASE}${base}api/`);
    expect(listPages(name)).not.toContain(`${base}search/`);
  });

  test('has the generated page of the network, in the sidebar of the guide', () => {
    const page = readPage(`${base}category/network/`);
    expect(textOf(findOne(page, 'main h1'))).toContain('Network');
    expect(hrefsOf(findOne(page, 'article'))).toContain(`${BASE}${base}guide/connect/network/enable/`);
    const [sidebar] = findAll(page, `nav[aria-label="${words.sidebar.sidebar}"]`);
    expect(sidebar && hrefsOf(sidebar)).toContain(BASE + base);
  });

  test('has no id of the shell that a heading could make', () => {
    // React's ids begin with an underscore. Those of symbols are addresses, like those of headings.
    const selector = 'body [id]:not(h1, h2, h3, h4, h5, h6, [id^=_], [id^="~"], section *)';
    const faults = [...listPages(name), `${base}search/`].flatMap((address) =>
      findAll(readPage(address), selector).map(({ attribs }) => `${address}#${attribs.id}`),
    );
    expect(faults).toEqual([]);
  });

  test('has an image that is too large to be in the page as a file of the site', () => {
    const image = findOne(readPage(`${base}guide/streams/`), 'article img[alt="How full the buffer is"]');
    expect(image.attribs.src).toMatch(/\.png$/);
    expect(hasFile(image.attribs.src ?? '')).toBe(true);
  });

  test('draws its diagrams, each with a name and a description, and shows no source of them', () => {
    const article = findOne(readPage(`${base}format/stream/`), 'article');
    const pictures = findAll(article, 'figure svg[role=img]');
    const names = pictures.map(({ attribs }) => textOf(findOne(article, `[id="${attribs['aria-labelledby']}"]`)));
    expect(names).toEqual(findAll(article, 'figcaption').map(textOf));
    expect(names).toContain('The life of one stream: open, write, close.');
    expect(new Set(names).size).toBeGreaterThan(3);
    for (const { attribs } of pictures)
      expect(textOf(findOne(article, `desc[id="${attribs['aria-describedby']}"]`))).toMatch(/\w+ \w+/);
    expect(textOf(article)).not.toMatch(/sequenceDiagram|accDescr|participant/);
  });
});

test('an image of the public folder is that of its own version', () => {
  const [old, next] = ['3.0.0/', 'next/'].map(
    (base) => findOne(readPage(`${base}guide/streams/`), 'article img[alt="How the buffer drains"]').attribs.src,
  );
  for (const href of [old, next]) expect(hasFile(href ?? '')).toBe(true);
  expect(old).not.toBe(next);
});

test('the list of versions says the state and the day of each, and what is new', () => {
  for (const address of ['versions/', '3.0.0/versions/']) {
    const page = readPage(address);
    expect(findOne(page, 'link[rel=canonical]').attribs.href).toBe(`${ORIGIN}${BASE}versions/`);
    const rows = findAll(page, 'tbody tr').map(textOf);
    expect(rows.slice(0, 4).map((row) => row.split(' ')[0])).toEqual(
      VERSIONS.map(([name]) => expect.stringContaining(name)),
    );
    const { states } = words.sitePages.allVersions;
    expect(rows[1]).toContain(`2024-01-02${states.supported}`);
    expect(rows[2]).toMatch(new RegExp(`2023-11-20${states.maintained}.*Since 3\\.0\\.0: \\d+ new, \\d+ changed`));
  }
});

test('the not-found page is readable without scripts, and leads home', () => {
  const main = findOne(readPage('404.html'), 'main');
  expect(textOf(findOne(main, 'h1'))).toBe(words.site.notFoundTitle);
  expect(textOf(main)).toContain(words.versions.notFound.explanation(undefined));
  expect(hrefsOf(main)).toContain(BASE);
});

test('an older version that is maintained says so, and the unreleased one, but not the latest', () => {
  const listNotices = (address: string) =>
    findAll(readPage(address), `[aria-label="${words.versions.notice.name}"]`).map(textOf);
  expect(listNotices('3.1.0/api/')).toEqual([expect.stringContaining('Harbor 3.1.0, which gets fixes only.')]);
  expect(listNotices('next/')).toEqual([expect.stringContaining('This is unreleased documentation')]);
  expect(listNotices('')).toEqual([]);
});

test('nothing of a page that smuggles scripts is more than text', () => {
  const article = findOne(readPage('next/api/smuggled/'), 'article');
  const words = textOf(article);
  for (const text of [
    'Entities <script>alert(1)</script>, escapes <script>alert(1)</script>, {globalThis.alert(1)} and',
    "import '/static/attack.js'",
    '<img src=x onerror=alert(1)',
    '<details open ontoggle=alert(1)>',
    '</figcaption><script>alert(1)</script>',
  ])
    expect(words).toContain(text);
  expect(findAll(article, 'script, iframe, object, embed, img[src=x], details details')).toEqual([]);
  const names = findAll(article, '*').flatMap(({ attribs }) => Object.keys(attribs));
  expect(names.filter((name) => /^on/i.test(name))).toEqual([]);
  expect(hrefsOf(article).filter((href) => /^\s*(javascript|data):/i.test(href ?? ''))).toEqual([]);
});

test('a page below a folder with the name of the base is not taken for the page of the site with the rest of its address', () => {
  expect(textOf(findOne(readPage('guide/upgrade/'), 'article h1'))).toContain('Upgrade from 3.1.0 to 4.0.0');
});
