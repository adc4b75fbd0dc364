import { expect, test } from 'vitest';
import { addSearch, parsePages, parseSearches } from './recent.ts';

const PAGE = { pathname: '/a/', title: 'A', version: '2.0.0' };

test('reads the pages that were stored', () => {
  expect(parsePages(JSON.stringify([PAGE]))).toEqual([PAGE]);
});

test.each([
  null,
  '{',
  '[1, null, "/a/"]',
  '[{"pathname": "/a/"}]',
  '[{"pathname": "//host/", "title": "a", "version": "1"}]',
  '[{"pathname": "javascript:alert(1)", "title": "a", "version": "1"}]',
])('%j holds no pages', (stored) => {
  expect(parsePages(stored)).toEqual([]);
});

test('reads the searches that were stored', () => {
  expect(parseSearches('["<b>", 3, "push"]')).toEqual(['<b>', 'push']);
});

test.each([null, '{', '"a"', '[1, null]', '{"__proto__": []}'])('%j holds no searches', (stored) => {
  expect(parseSearches(stored)).toEqual([]);
});

test('five searches are kept, the newest first and once', () => {
  expect(addSearch(['a', 'b'], ' b ')).toEqual(['b', 'a']);
  expect(addSearch(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

test('nothing, or a whole page, is not kept', () => {
  expect(addSearch(['a'], '  ')).toEqual(['a']);
  expect(addSearch(['a'], 'x'.repeat(10_000))).toEqual(['a']);
});
