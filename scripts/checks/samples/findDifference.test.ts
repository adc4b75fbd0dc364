import { expect, test } from 'vitest';
import { findDifference } from './findDifference.ts';

test.each([
  ['a\nb', ['a', 'b']],
  ['a\nb\n', ['a\nb']],
  ['serial …', ['serial 0123']],
  ['… of … (%)', ['3 of 5 (%)']],
])('%j is what %j prints', (expected, printed) => {
  expect(findDifference(expected, printed)).toBeUndefined();
});

test.each([
  ['a\nb', ['a', 'c'], 'The page says "b", but the sample prints "c".'],
  ['a\nb', ['a'], 'The page says "b", but the sample prints nothing.'],
  ['a', ['a', 'b'], 'The sample also prints "b".'],
  ['a.b', ['axb'], 'The page says "a.b", but the sample prints "axb".'],
])('%j is not what %j prints', (expected, printed, message) => {
  expect(findDifference(expected, printed)).toBe(message);
});
