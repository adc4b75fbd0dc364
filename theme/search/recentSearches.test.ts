import { expect, test } from 'vitest';
import { addRecent, parseRecent } from './recentSearches.ts';

test('the newest search stands first, and once', () => {
  expect(addRecent(['a', 'b'], ' b ')).toEqual(['b', 'a']);
});

test('five searches are kept', () => {
  expect(addRecent(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

test('nothing, or a whole page, is not kept', () => {
  expect(addRecent(['a'], '  ')).toEqual(['a']);
  expect(addRecent(['a'], 'x'.repeat(10_000))).toEqual(['a']);
});

test.each([null, '', '{', '{}', '"a"', '[1, null]', '{"__proto__": []}'])('%j holds no searches', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});

test('reads what was kept', () => {
  expect(parseRecent('["<b>", 3, "push"]')).toEqual(['<b>', 'push']);
});
