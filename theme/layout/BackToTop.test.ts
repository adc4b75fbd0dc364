import { expect, test } from 'vitest';
import { resolveVisibility } from './BackToTop.tsx';

test.each([
  ['scrolling up on a long page shows the button', false, 2000, 1900, true],
  ['scrolling down hides it', true, 1900, 2000, false],
  ['it is hidden near the top', true, 820, 700, false],
  ['a jump does not show it', false, 4000, 2000, false],
  ['a jump does not hide it', true, 4000, 2000, true],
  ['it stays while the page does not move', true, 2000, 2000, true],
])('%s', (_name, isVisible, lastTop, top, expected) => {
  expect(resolveVisibility(isVisible, { top, lastTop, windowHeight: 800 })).toBe(expected);
});
