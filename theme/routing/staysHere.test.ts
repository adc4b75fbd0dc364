import { expect, test } from 'vitest';
import { staysHere } from './staysHere.ts';

const plain = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  target: '',
  hasDownload: false,
};

test('a plain click stays in this tab', () => {
  expect(staysHere(plain)).toBe(true);
  expect(staysHere({ ...plain, target: '_self' })).toBe(true);
});

test.each([
  ['another button', { button: 1 }],
  ['a click that is dealt with', { defaultPrevented: true }],
  ['Meta', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['another tab', { target: '_blank' }],
  ['a download', { hasDownload: true }],
])('%s is left to the browser', (_name, difference) => {
  expect(staysHere({ ...plain, ...difference })).toBe(false);
});
