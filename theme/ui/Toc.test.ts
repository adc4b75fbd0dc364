import { expect, test } from 'vitest';
import { findActiveId } from './Toc.tsx';

const tops = [
  { id: 'first', top: -300 },
  { id: 'second', top: 40 },
  { id: 'third', top: 500 },
];

test('the heading being read is the last one above the line, if there is one', () => {
  expect(findActiveId(tops, { line: 80, isAtEnd: false })).toBe('second');
  expect(findActiveId(tops, { line: -400, isAtEnd: false })).toBeUndefined();
});

test('at the end of the page, where a short section never reaches the line, it is the last one', () => {
  expect(findActiveId(tops, { line: 80, isAtEnd: true })).toBe('third');
});
