import { expect, test } from 'vitest';
import { BENCH_PARTS, listBenchParts, parseSize } from './benchParts.ts';

test.each([
  [[], BENCH_PARTS],
  [['lighthouse'], ['lighthouse']],
  [['builds'], ['real', '6x100', '2x600', '20x100', 'merge']],
  [
    ['merge', '3x20', 'merge'],
    ['merge', '3x20'],
  ],
])('%j stands for %j', (names, parts) => {
  expect(listBenchParts(names)).toEqual(parts);
});

test('a size has versions and pages', () => {
  expect(parseSize('6x100')).toEqual({ versions: 6, pages: 100 });
});

test.each(['real', '6x', '6x100x2', '1x100', '2x1'])('%s is no size', (part) => {
  expect(parseSize(part)).toBeUndefined();
});
