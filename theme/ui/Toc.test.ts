import { expect, test } from 'vitest';
import { findActiveId } from './Toc.tsx';

const tops = [
  { id: 'first', top: -300 },
  { id: 'second', top: 40 },
  { id: 'third', top: 500 },
];

test('the heading being read is the last one above the line, if there is one', () => {
  expect(findActiveId(tops, 80)).toBe('second');
  expect(findActiveId(tops, -400)).toBeUndefined();
});
