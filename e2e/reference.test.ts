import { expect, test } from 'vitest';
import { findAll, findOne, hasFile, hrefsOf, readPage, textOf } from './readFixture.ts';
import { BASE, words } from './site.ts';

const RADIO = 'next/api/reference/radio/';

test('a page lists the symbols of a package by kind, with members, links and the line of the source', () => {
  const article = findOne(readPage(RADIO), 'article');
  expect(findAll(article, 'h2').map(textOf)).toEqual([
    expect.stringContaining('Classes'),
    expect.stringContaining('Functions'),
    expect.stringContaining('Interfaces'),
    expect.stringContaining('Types'),
    expect.stringContaining('Enums'),
  ]);
  const [contents] = findAll(readPage(RADIO), `nav[aria-label="${words.sidebar.onThisPage}"]`);
  expect(contents && hrefsOf(contents)).toEqual(expect.arrayContaining(['#classes', '#Receiver', '#functions']));
  const receiver = findOne(article, 'section:has(> #Receiver)');
  expect(textOf(receiver)).toContain('abstract class Receiver');
  expect(findAll(receiver, 'li').map(textOf)[0]).toBe('new Receiver(folder: Folder)');
  expect(hrefsOf(receiver)).toContain(`${BASE}next/api/reference/harbor/#Folder`);
  expect(hrefsOf(receiver)).toContainEqual(expect.stringMatching(/packages\/radio\/src\/index\.ts#L16$/));
});

test('a version has its own packages and symbols', () => {
  const links = hrefsOf(findOne(readPage('next/api/reference/'), 'article'));
  expect(links).toContain(BASE + RADIO);
  const sidebar = findAll(readPage(RADIO), `nav[aria-label="${words.sidebar.sidebar}"] [aria-current=page]`);
  expect(new Set(sidebar.map(textOf))).toEqual(new Set(['radio']));
  expect(hasFile(`${BASE}api/reference/radio/`)).toBe(false);
  expect(findAll(readPage('3.0.0/api/reference/harbor/'), '#Folder\\.watch')).toEqual([]);
});

test.each([
  ['', /Folder\.list: deprecated since 4\.0\.0: use Folder\.watch/],
  ['3.1.0/', /Folder\.watch: since 3\.1\.0$/],
])('a signature at /%s says %s', (base, line) => {
  expect(findAll(readPage(`${base}api/watch/`), 'article p').map(textOf)).toContainEqual(expect.stringMatching(line));
});

test('an older version does not name what came later', () => {
  expect(textOf(findOne(readPage('3.1.0/api/watch/'), 'article'))).not.toContain('Folder.list:');
});

test('such a line is no change of the page', () => {
  const [summary] = findAll(readPage('next/api/watch/'), 'article details > summary');
  expect(summary && textOf(summary)).toBe(words.history.facts.none);
});
