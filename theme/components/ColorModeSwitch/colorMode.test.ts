import { expect, test } from 'vitest';
import { oppositeMode, resolveColorMode } from './colorMode.ts';

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  [null, true, 'dark'],
  [null, false, 'light'],
  ['purple', false, 'light'],
  ['', true, 'dark'],
] as const)('stored %j with a dark system %s gives %s', (stored, prefersDark, mode) => {
  expect(resolveColorMode(stored, prefersDark)).toBe(mode);
});

test('the opposite of dark is light', () => {
  expect([oppositeMode('dark'), oppositeMode('light')]).toEqual(['light', 'dark']);
});
