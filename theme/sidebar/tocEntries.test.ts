import { expect, test } from 'vitest';
import { filterToc, findActiveId } from './tocEntries.ts';

const heading = (depth: number) => ({ id: `h${depth}`, text: 'Heading', depth });

test('only headings of the second and third level are listed', () => {
  expect(filterToc([1, 2, 3, 4].map(heading)).map(({ id }) => id)).toEqual(['h2', 'h3']);
});

const tops = [
  { id: 'first', top: -300 },
  { id: 'second', top: 40 },
  { id: 'third', top: 500 },
];

test('the heading being read is the last one above the line', () => {
  expect(findActiveId(tops, 80)).toBe('second');
});

test('above the first heading, no heading is being read', () => {
  expect(findActiveId(tops, -400)).toBeUndefined();
});
