import { expect, test } from 'vitest';
import { findAll, findOne, hrefsOf, readPage, textOf } from './readFixture.ts';
import { BASE, words } from './site.ts';

test('callouts have their kind or their title as name, and details are closed', () => {
  const article = findOne(readPage('guide/install/'), 'article');
  const names = findAll(article, '[role=note]').map(({ attribs }) => attribs['aria-label']);
  const { note, tip, info, warning, danger } = words.content.callouts;
  expect(names).toEqual([note, `${tip}: Faster`, info, `${warning}: Slow networks`, danger]);
  const details = findAll(article, 'details').filter((one) => textOf(one).includes('More about it'));
  expect(details.map(({ attribs }) => attribs.open)).toEqual([undefined]);
});

test('lines that the author highlighted stand out', () => {
  const lines = findAll(readPage('guide/install/'), '[data-highlighted]').map(textOf);
  expect(lines).toEqual(['const device = await connect();', "const device = await connect('localhost:7000');"]);
});

test('the contents list has the headings of the second and third level', () => {
  const page = readPage('format/packet/');
  const [contents] = findAll(page, `nav[aria-label="${words.sidebar.onThisPage}"]`);
  const headings = findAll(page, 'article h2, article h3').map((heading) => textOf(heading).replace(/^#/, ''));
  expect(contents && findAll(contents, 'a').map(textOf)).toEqual(headings);
});

test('a page shows the day of its last change', () => {
  expect(findAll(readPage('format/packet/'), 'main time[datetime]').map(textOf).at(-1)).toMatch(/\d{4}/);
});

test.each(['', 'versions/', '404.html'])('/%s ends with one footer without headings', (address) => {
  const footer = findOne(readPage(address), 'footer:not(main *)');
  expect(findAll(footer, 'h1, h2, h3')).toEqual([]);
  expect(textOf(footer)).toContain('Copyright © 2019-2024 The Harbor authors.');
  expect(findAll(footer, 'nav p').map(textOf)).toEqual(['Links', 'Community']);
  const links = findAll(footer, 'a');
  expect(links.map(textOf)).toContain('Source code of Harbor (opens in new tab)');
  for (const { attribs } of links)
    expect(attribs).toMatchObject({
      target: '_blank',
      rel: 'noopener noreferrer',
      href: expect.stringMatching(/^https:/),
    });
});

test('the versions share their hashed files, so that a switch loads only what differs', () => {
  const listScripts = (address: string) =>
    findAll(readPage(address), 'script[src], link[rel=stylesheet]').map(({ attribs }) => attribs.src ?? attribs.href);
  const latest = new Set(listScripts('api/'));
  const older = listScripts('3.1.0/api/');
  expect(older.filter((file) => latest.has(file)).length).toBeGreaterThanOrEqual(3);
  expect(older.filter((file) => !latest.has(file)).length).toBeLessThanOrEqual(2);
});

test('breadcrumbs lead up, and the pages before and after stay in one sidebar', () => {
  const find = (address: string, name: string) => findOne(readPage(address), `nav[aria-label="${name}"]`);
  const crumbs = find('3.1.0/api/cargo/manifest/load/', words.sidebar.breadcrumbs);
  expect(textOf(findOne(crumbs, '[aria-current=page]'))).toBe('load');
  expect(hrefsOf(crumbs)).toContain(`${BASE}3.1.0/api/cargo/manifest/`);
  expect(hrefsOf(find('3.1.0/format/', words.sidebar.pages))).toEqual([`${BASE}3.1.0/format/layers/`]);
});

test('the language menu leads to the same page of the same version', () => {
  const menus = findAll(readPage('3.0.0/api/read/'), `nav[aria-label="${words.navbar.languages}"]`);
  for (const menu of menus) expect(hrefsOf(menu)).toContain(`${BASE}en-GB/3.0.0/api/read/`);
  expect(menus.length).toBeGreaterThan(0);
});

test('the menu of a page leads to its Markdown, an assistant, a report and the source', () => {
  const [menu] = findAll(readPage('3.0.0/api/read/'), 'main details').filter((one) =>
    textOf(one).startsWith(words.layout.actions.menu),
  );
  expect(menu && hrefsOf(menu)).toEqual(
    expect.arrayContaining([
      `${BASE}3.0.0/api/read/index.md`,
      expect.stringMatching(/^https:\/\/oracle\.example\/.*3\.0\.0%2Fapi%2Fread%2Findex\.md/),
      expect.stringMatching(/\/issues\/new\?.*3\.0\.0%2Fapi%2Fread%2F/),
      expect.stringMatching(/\/edit\/.*api\/read\.md$/),
    ]),
  );
});
