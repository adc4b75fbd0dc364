import { expect, test } from 'vitest';
import { resolveKey } from './resolveKey.ts';

test.each([
  ['ArrowDown', 0, { active: 1 }],
  ['ArrowDown', 2, { active: 0 }],
  ['ArrowDown', -1, { active: 0 }],
  ['ArrowUp', 1, { active: 0 }],
  ['ArrowUp', 0, { active: 2 }],
  ['ArrowUp', -1, { active: 2 }],
  ['Enter', 1, 'open'],
  ['Enter', -1, undefined],
  ['Home', 1, undefined],
  ['End', 1, undefined],
] as const)('%s from %i of three', (key, active, move) => {
  expect(resolveKey(key, { active, count: 3, hasMore: false })).toEqual(move);
});

test('in an empty list no key does anything', () => {
  expect(resolveKey('ArrowDown', { active: 0, count: 0, hasMore: true })).toBeUndefined();
});

test.each([
  ['ArrowDown', 1, { active: 2 }],
  ['ArrowDown', 2, 'below'],
  ['ArrowUp', 0, { active: 2 }],
] as const)('%s from %i of three with links below', (key, active, move) => {
  expect(resolveKey(key, { active, count: 3, hasMore: true })).toEqual(move);
});
