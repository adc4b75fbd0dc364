import { expect, test } from 'vitest';
import { type SectionWords, shareOfChange } from './shareOfChange.ts';

const section = (digest: string, words: number): SectionWords => ({ digest, words });
const A = section('a', 60);
const B = section('b', 40);

test.each<[string, SectionWords[], SectionWords[], number]>([
  ['a section that is new', [A], [A, B], 25],
  ['a section that is gone', [A, B], [A], 25],
  ['a section with other words', [A, B], [A, section('c', 40)], 40],
  ['sections in another order', [A, B], [B, A], 1],
  ['a section that is there twice now', [A], [A, A], 33],
  ['nothing in common', [A], [B], 100],
  ['a page that was empty', [section('', 0)], [A], 100],
  ['two pages without words', [], [section('', 0)], 1],
  ['one word of many', [section('x', 5000), section('y', 1)], [section('x', 5000)], 1],
])('%s has its share', (_what, before, after, share) => {
  expect(shareOfChange(before, after)).toBe(share);
});

test('both directions have the same share', () => {
  const [before, after] = [[A], [A, B, section('c', 7)]];
  expect(shareOfChange(before, after)).toBe(shareOfChange(after, before));
});
