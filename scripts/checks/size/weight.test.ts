import { expect, test } from 'vitest';
import { listExcesses, listNamedFiles } from './weight.ts';

const BUDGETS = { totalBytes: 1000, scriptBytes: 500, files: 3 };
const WITHIN = { totalBytes: 1000, scriptBytes: 500, files: 3 };

test.each([
  ['<script defer src="/a.js"></script>', 'script'],
  ['<link rel="preload" as="script" href="/a.js">', 'script'],
  ['<link rel="modulepreload" href="/a.js">', 'script'],
  ['<link href="/a.js" rel="stylesheet">', 'style'],
  ['<link rel="preload" as="style" href="/a.js">', 'style'],
  ['<link rel="preload" as="fetch" href="/a.js">', 'other'],
  ['<link rel="icon" href="/a.js">', 'other'],
])('%s is loaded as a %s', (html, kind) => {
  expect(listNamedFiles(html)).toEqual([{ pathname: '/a.js', kind }]);
});

test.each([
  '<link rel="canonical" href="/a/">',
  '<link rel="next" href="/b/">',
  '<script>run()</script>',
  '<a href="/b/">b</a>',
])('%s loads nothing', (html) => {
  expect(listNamedFiles(html)).toEqual([]);
});

test('a file that is preloaded and then used is loaded once', () => {
  const html = '<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script>';
  expect(listNamedFiles(html)).toHaveLength(1);
});

test.each([
  [{ totalBytes: 1100 }, '1.1 kB in all; at most 1.0 kB'],
  [{ scriptBytes: 600 }, '0.6 kB of scripts; at most 0.5 kB'],
  [{ files: 4 }, '4 files; at most 3'],
])('an excess of %j is told with its limit', (excess, text) => {
  expect(listExcesses({ ...WITHIN, ...excess }, BUDGETS)).toEqual([text]);
});
