import { expect, test } from 'vitest';
import { measureRelevance } from './relevance.ts';

const judged = {
  query: 'q',
  targets: [
    { address: '/a/', grade: 3 },
    { address: '/b/#x', grade: 1 },
  ],
};
const measure = (...addresses: string[]) => measureRelevance([{ judged, addresses }]);

test('the ideal order is perfect', () => {
  expect(measure('/a/', '/b/#x', '/c/')).toEqual({ ndcg: 1, mrr: 1, first: 1, within: 1, zero: 0 });
});

test('a target in second place counts half for the rank, and less for the gain', () => {
  const { ndcg, mrr, first } = measure('/c/', '/a/');

  expect({ mrr, first }).toEqual({ mrr: 0.5, first: 0 });
  expect(ndcg).toBeCloseTo(7 / Math.log2(3) / (7 + 1 / Math.log2(3)));
});

test('another section of the right page is not the target', () => {
  expect(measure('/b/')).toMatchObject({ within: 0 });
});

test('the ninth place is too late', () => {
  expect(measure(...'12345678', '/a/')).toMatchObject({ ndcg: 0, within: 0 });
});

test('a query without results is counted', () => {
  expect(measure()).toMatchObject({ zero: 1, ndcg: 0 });
});
