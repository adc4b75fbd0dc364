import { expect, test } from 'vitest';
import { filterToc } from './tocEntries.ts';

const heading = (depth: number) => ({ id: `h${depth}`, text: 'Heading', depth });

test('only headings of the second and third level are listed', () => {
  expect(filterToc([1, 2, 3, 4].map(heading)).map(({ id }) => id)).toEqual(['h2', 'h3']);
});
