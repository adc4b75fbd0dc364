import { expect, test } from 'vitest';
import { type JudgedQuery, measureRelevance } from './index.ts';

const judged: JudgedQuery = {
  q: 'q',
  kind: 'page',
  set: 'final',
  targets: [
    { route: '/a/', grade: 3 },
    { route: '/b/', hash: '#x', grade: 2 },
    { route: '/b/', grade: 1 },
  ],
};
const measure = (...addresses: string[]) => measureRelevance([{ judged, addresses }]);

test('the ideal order is perfect', () => {
  expect(measure('/a/', '/b/#x', '/c/')).toEqual({ ndcg: 1, mrr: 1, first: 1, within: 1, zero: 0 });
});

test('a target in second place counts half for the rank, and less for the gain', () => {
  const { ndcg, mrr, first } = measure('/c/', '/a/');

  expect({ mrr, first }).toEqual({ mrr: 0.5, first: 0 });
  expect(ndcg).toBeCloseTo(7 / Math.log2(3) / (7 + 3 / Math.log2(3)));
});

test('a section of a page that is meant as a whole is as good as the page', () => {
  expect(measure('/a/#part', '/b/#x')).toMatchObject({ ndcg: 1, first: 1 });
});

test('the page of a section that is meant is half an answer, and the section behind it adds the rest', () => {
  const ideal = 7 + 3 / Math.log2(3);

  expect(measure('/b/').ndcg).toBeCloseTo(1 / ideal);
  expect(measure('/b/', '/b/#x').ndcg).toBeCloseTo((1 + 2 / Math.log2(3)) / ideal);
});
