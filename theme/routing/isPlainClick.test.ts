import { expect, test } from 'vitest';
import { isPlainClick } from './isPlainClick.ts';

const plain = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

test('a plain click opens the link in this tab', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  ['another button', { button: 1 }],
  ['a click that is already handled', { defaultPrevented: true }],
  ['Meta', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('%s is left to the browser', (_name, difference) => {
  expect(isPlainClick({ ...plain, ...difference })).toBe(false);
});
