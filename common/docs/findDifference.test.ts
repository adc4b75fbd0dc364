import { expect, test } from 'vitest';
import { findDifference } from './findDifference.ts';

const compare = (expected: string, given: string) => findDifference(expected.split('\n'), given.split('\n'), 'prints');

test.each([
  ['a\nb', 'a\nb'],
  ['serial …', 'serial 0123'],
  ['… of … (%)', '3 of 5 (%)'],
  ['a\n…\nd', 'a\nd'],
  ['a\n…\nd', 'a\nb\nc\nd'],
  ['…\nb\n…\nb', 'a\nb\nc\nb'],
  ['a\n…', 'a\nb\nc'],
  ['…', ''],
  ['[\n  …\n]', '[\n  1,\n  2\n]'],
])('%j is what %j says', (expected, given) => {
  expect(compare(expected, given)).toBeUndefined();
});

test.each([
  ['a\nb', 'a\nc', 1, 'The page says "b", but the sample prints "c".'],
  ['a\nb', 'a', 1, 'The page says "b", but the sample prints nothing.'],
  ['a', 'a\nb', 0, 'The sample also prints "b".'],
  ['a.b', 'axb', 0, 'The page says "a.b", but the sample prints "axb".'],
  ['a\n…\nd\ne\n…', 'a\nb\nd\nf', 3, 'The page says "e", but the sample prints nothing like it.'],
  ['a\n…\nb', 'a\nb\nc', 2, 'The page says "b", but the sample prints nothing like it.'],
  ['a\n…\na', 'a', 2, 'The page says "a", but the sample prints nothing like it.'],
])('%j is not what %j says', (expected, given, index, message) => {
  expect(compare(expected, given)).toEqual({ index, message });
});
