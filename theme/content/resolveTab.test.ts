import { expect, test } from 'vitest';
import { resolveKey, resolveTab } from './resolveTab.ts';

test.each([
  ['Yarn', 1],
  ['pnpm', 0],
  [null, 0],
])('with the choice %s, tab %i is shown', (chosen, index) => {
  expect(resolveTab(['npm', 'Yarn'], chosen)).toBe(index);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s on tab %i leads to %s', (key, index, target) => {
  expect(resolveKey(key, index, 3)).toBe(target);
});
