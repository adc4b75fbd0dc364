import { expect, test } from 'vitest';
import { resolveOffer } from './BackToTop.tsx';

test.each([
  ['scrolling back on a long page offers the way', false, 2000, 1900, true],
  ['scrolling on takes it away', true, 1900, 2000, false],
  ['near the top it is not needed', true, 820, 700, false],
  ['a jump offers nothing', false, 4000, 2000, false],
  ['a jump takes nothing away', true, 4000, 2000, true],
  ['standing still changes nothing', true, 2000, 2000, true],
])('%s', (_name, isOffered, lastTop, top, expected) => {
  expect(resolveOffer(isOffered, { top, lastTop, windowHeight: 800 })).toBe(expected);
});
