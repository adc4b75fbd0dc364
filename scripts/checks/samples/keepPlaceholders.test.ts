import { expect, test } from 'vitest';
import { keepPlaceholders } from './keepPlaceholders.ts';

const keep = (expected: string, given: string) => keepPlaceholders(expected.split('\n'), given.split('\n')).join('\n');

test.each([
  ['', 'a\nb', 'a\nb'],
  ['x …\nb', 'x 1\nc', 'x …\nc'],
  ['x …\ny …', 'new\nx 1\ny 2', 'new\nx …\ny …'],
  ['x …\ny …', 'y 2', 'y …'],
  ['a\n…\nd', 'a\nb\nc\nd', 'a\n…\nd'],
  ['a\n…\nd', 'a\nb\nc\ne', 'a\n…\ne'],
  ['a\n…', 'b\nc\nd', 'b\n…'],
  ['a\n  …\nd', 'b\n  c\nd', 'b\n  …\nd'],
])('%j becomes of %j: %j', (expected, given, kept) => {
  expect(keep(expected, given)).toBe(kept);
});
