import { expect, test } from 'vitest';
import { WEIGHTS } from './weights.ts';

test('BM25 has the constants that the product promises', () => {
  expect(WEIGHTS).toMatchObject({ b: 0.75, k1: 1.2 });
});
