import { expect, test } from 'vitest';
import { resolveVisibility } from './useNavbarVisibility.ts';

const shown = { isVisible: true, top: 500 };
const hidden = { isVisible: false, top: 500 };

test.each([
  ['scrolling down hides it', shown, 540, false, false],
  ['scrolling up shows it', hidden, 460, false, true],
  ['a tremble up does not show it', hidden, 497, false, false],
  ['a tremble down does not hide it', shown, 503, false, true],
  ['near the top of the page it shows', hidden, 60, false, true],
  ['it stays while it is held', shown, 900, true, true],
  ['it comes back when it is held', hidden, 900, true, true],
])('%s', (_name, before, top, isHeld, isVisible) => {
  expect(resolveVisibility(before, { top, isHeld }).isVisible).toBe(isVisible);
});

test('many trembles in one direction add up', () => {
  const tops = [503, 506, 509];
  const after = tops.reduce((state, top) => resolveVisibility(state, { top, isHeld: false }), shown);
  expect(after.isVisible).toBe(false);
});
