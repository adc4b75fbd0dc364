import { expect, test } from 'vitest';
import { checkAddresses } from './checkAddresses.ts';

const check = (files: string[], category?: string): string[] => {
  const sidebars = { a: category ? [{ label: 'A', link: category, category: 'A.', items: [] }] : [] };
  const pages = files.map((filePath) => ({ filePath }));
  return checkAddresses({ pages, sidebars }, ['next', '1.0.0']).map(
    ({ filePath, line, message }) => `${filePath}:${line}: ${message}`,
  );
};

test.each([
  ['404.md', '/404/: it belongs to the page that the site shows where an address has none'],
  ['search.md', '/search/: the site has something else there'],
  ['History/a.md', '/History/a/: the site has something else there'],
  ['llms.txt/a.md', '/llms.txt/a/: the site has something else there'],
  ['next.md', '/next/: the pages of a version are below it'],
  ['1.0.0/a.md', '/1.0.0/a/: the pages of a version are below it'],
])('%s has an address that no page may have', (file, reason) => {
  expect(check(['index.md', file])).toEqual([`${file}:1: No page may have the address ${reason}. Rename it.`]);
});

test('a generated page has no such address either', () => {
  expect(check(['index.md'], '/compare/')).toEqual([
    'sidebars.json:1: No page may have the address /compare/: the site has something else there. Rename it.',
  ]);
});

test('a name that only begins so, or is further below, may be one', () => {
  expect(check(['next-steps.md', '1.0.0-notes/a.md', 'guide/404.md', 'guide/search.md', '404s.md'])).toEqual([]);
});

test.each([
  [
    ['First.md', 'first.md'],
    'first.md:1: The address /first/ differs from /First/ of First.md in case alone. Rename one.',
  ],
  [
    ['API.md', 'api/index.md'],
    'api/index.md:1: The address /api/ differs from /API/ of API.md in case alone. Rename one.',
  ],
])('%j: addresses that differ in case alone', (files, message) => {
  expect(check(files)).toEqual([message]);
});

test('two files with one address are no fault here: the build leaves one out and warns', () => {
  expect(check(['api.md', 'api/index.md'])).toEqual([]);
});
