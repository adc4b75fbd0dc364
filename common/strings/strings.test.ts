import { expect, test } from 'vitest';
import { results } from './en/results.ts';

test('sections and their pages are counted', () => {
  const words = ['No results', '1 section on 1 page', '1,234 sections on 56 pages'];
  expect([results.found(0, 0), results.found(1, 1), results.found(1234, 56)]).toEqual(words);
});
