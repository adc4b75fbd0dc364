import { expect, test } from 'vitest';
import { formatArgument } from './formatArgument.ts';

test('large words are written in hex digits', () => {
  expect(formatArgument(7)).toBe('7');
  expect(formatArgument(0x01000001)).toBe('0x01000001');
});
