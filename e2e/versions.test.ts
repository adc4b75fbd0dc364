import { expect, test } from 'vitest';
import { findAll, findOne, readPage, textOf } from './readFixture.ts';
import { BASE, words } from './site.ts';

const listTexts = (address: string, selector: string) => findAll(readPage(address), selector).map(textOf);
const hrefsOf = (address: string, selector: string) =>
  findAll(readPage(address), selector).map(({ attribs }) => attribs.href);

test.each([
  ['api/write/', words.history.facts.none],
  ['3.1.0/api/write/', words.history.facts.changed('3.1.0')],
  ['3.1.0/api/watch/', words.history.facts.added('3.1.0')],
  ['3.0.0/api/old-write/', words.history.facts.none],
])('the line of %s says “%s”', (address, fact) => {
  expect(textOf(findOne(readPage(address), 'article .rp-not-doc > details > summary'))).toBe(fact);
});

test('without scripts, the line of a page leads to its history', () => {
  expect(hrefsOf('3.1.0/api/write/', 'article details a')).toContain(`${BASE}history/api/write/`);
  expect(listTexts('history/api/write/', 'main h1')).toEqual([words.sitePages.history.title('write')]);
  const entry = 'main li:has(a[href*="/commits/"])';
  expect(listTexts('history/api/write/', entry).map((text) => text.split(':')[0])).toEqual([
    'next',
    '4.0.0',
    '3.1.0',
    '3.0.0',
  ]);
  expect(hrefsOf('history/api/write/', `${entry} a`)).toContain(`${BASE}3.1.0/api/write/#permissions`);
  for (const href of hrefsOf('history/api/write/', 'a[href*="/commits/"]'))
    expect(href).toMatch(/\/commits\/[0-9a-f]{40}\/docs\//);
});

test('without scripts, the upgrade page lists the guides of each version', () => {
  expect(listTexts('upgrade/', 'main h2')).toEqual([expect.stringMatching(/^next/i), '4.0.0', '3.1.0']);
  expect(hrefsOf('upgrade/', 'main li a')).toContain(`${BASE}3.1.0/guide/upgrade/`);
});

test('the page of a version says what is new since the one before it, and the oldest has none', () => {
  expect(listTexts('versions/4.0.0/', 'main h2')).toContain('Since 3.1.0');
  expect(textOf(findOne(readPage('versions/4.0.0/'), 'main'))).toContain('@harbor/harbor: 1 changed, 1 deprecated');
  expect(hrefsOf('versions/4.0.0/', 'main a')).toContain(`${BASE}api/log/binary/`);
  expect(hrefsOf('versions/', 'main a')).toEqual(
    expect.arrayContaining([`${BASE}versions/4.0.0/`, `${BASE}upgrade/?from=3.1.0&to=4.0.0`]),
  );
  expect(listTexts('versions/3.0.0/', 'main h1, main h2')).toEqual(['What is new in Harbor 3.0.0']);
});
