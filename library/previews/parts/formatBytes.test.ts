import { expect, test } from 'vitest';
import { formatBytes } from '../../../common/formatBytes.ts';
import { formatHex, formatSomeBytes } from './formatBytes.ts';

test('bytes have two digits each', () => {
  expect(formatBytes(Uint8Array.of(0, 10, 255))).toBe('00 0a ff');
  expect(formatBytes(new Uint8Array())).toBe('');
});

test('a negative number is written as its bits', () => {
  expect(formatHex(-1, 4)).toBe('0xffffffff');
});

test('only the first of many bytes are written, and the others are counted', () => {
  expect(formatSomeBytes(new Uint8Array(5), 3)).toBe('00 00 00 … and 2 more');
  expect(formatSomeBytes(new Uint8Array(3), 3)).toBe('00 00 00');
});
