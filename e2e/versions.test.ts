import { expect, test } from 'vitest';
import { findAll, findOne, hrefsOf, readPage, textOf } from './readFixture.ts';
import { BASE, words } from './site.ts';

const readMain = (address: string) => findOne(readPage(address), 'main');
const readHeadings = (address: string) => findAll(readMain(address), 'h1, h2').map(textOf);

test.each([
  ['api/write/', words.history.facts.none],
  ['3.1.0/api/write/', words.history.facts.changed('3.1.0')],
  ['3.1.0/api/watch/', words.history.facts.added('3.1.0')],
  ['3.0.0/api/old-write/', words.history.facts.none],
])('the line of %s says “%s”', (address, fact) => {
  expect(textOf(findOne(readPage(address), 'article .rp-not-doc > details > summary'))).toBe(fact);
});

test('without scripts, the line of a page leads to its history', () => {
  const line = findOne(readPage('3.1.0/api/write/'), 'article .rp-not-doc > details');
  expect(hrefsOf(line)).toContain(`${BASE}history/api/write/`);
  const main = readMain('history/api/write/');
  expect(textOf(findOne(main, 'h1'))).toBe(words.sitePages.history.title('write'));
  const entries = findAll(main, 'li:has(a[href*="/commits/"])');
  expect(entries.map((entry) => textOf(entry).split(':')[0])).toEqual(['next', '4.0.0', '3.1.0', '3.0.0']);
  expect(hrefsOf(main)).toContain(`${BASE}3.1.0/api/write/#permissions`);
  expect(hrefsOf(main)).toContainEqual(expect.stringMatching(/\/commits\/[0-9a-f]{40}\/docs\//));
});

test('without scripts, the upgrade page lists the guides of each version', () => {
  expect(readHeadings('upgrade/').slice(1)).toEqual([expect.stringMatching(/^next/i), '4.0.0', '3.1.0']);
  expect(hrefsOf(readMain('upgrade/'))).toContain(`${BASE}3.1.0/guide/upgrade/`);
});

test('the page of a version says what is new since the one before it, and the oldest has none', () => {
  expect(hrefsOf(readMain('versions/'))).toEqual(
    expect.arrayContaining([`${BASE}versions/4.0.0/`, `${BASE}upgrade/?from=3.1.0&to=4.0.0`]),
  );
  const main = readMain('versions/4.0.0/');
  expect(readHeadings('versions/4.0.0/')).toContain(words.compare.api.breaking);
  expect(textOf(main)).toContain('@harbor/harbor: 1 changed');
  expect(hrefsOf(main)).toContain(`${BASE}api/log/binary/`);
  expect(readHeadings('versions/3.0.0/')).toEqual(['What is new in Harbor 3.0.0']);
});
