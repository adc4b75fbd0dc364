import { expect, test } from 'vitest';
import { resolveTabKey } from './resolveTabKey.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s on tab %i leads to %s', (key, index, target) => {
  expect(resolveTabKey(key, index, 3)).toBe(target);
});
