import { expect, test } from 'vitest';
import { resolveTab } from './resolveTab.ts';

test.each([
  ['Yarn', 1],
  ['pnpm', 0],
  [null, 0],
])('with the choice %s, tab %i is shown', (chosen, index) => {
  expect(resolveTab(['npm', 'Yarn'], chosen)).toBe(index);
});
