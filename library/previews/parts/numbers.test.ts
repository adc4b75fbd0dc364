import { expect, test } from 'vitest';
import {
  formatHex,
  formatSomeBytes,
  parseDecimal,
  parseInteger,
  parseNumber,
  splitParsed,
  U8,
  U16,
  U32,
} from './numbers.ts';

test.each([
  ['42', 42n],
  [' 0x2A ', 42n],
  ['1_048_576', 1_048_576n],
  ['4294967295', 4_294_967_295n],
])('%s is read', (text, value) => {
  expect(parseInteger(text, U32)).toEqual({ value });
});

test.each([
  ['', 'Enter a number.'],
  ['ten', 'Use digits, or hexadecimal after 0x.'],
  ['0x', 'Use digits'],
  ['1.5', 'Use digits'],
  ['-1', 'Use a number from 0 to 4294967295.'],
  ['4294967296', 'from 0 to'],
])('"%s" is refused with a message', (text, problem) => {
  expect(parseInteger(text, U32).problem).toContain(problem);
});

test('with isHex, digits without a prefix are hexadecimal', () => {
  expect(parseNumber('18d1', { ...U16, isHex: true })).toEqual({ value: 0x18d1 });
  expect(parseNumber('0x42', { ...U8, isHex: true })).toEqual({ value: 0x42 });
  expect(parseNumber('18g1', { ...U16, isHex: true }).problem).toContain('0–9 and a–f');
  expect(parseNumber('1ff', { ...U8, isHex: true }).problem).toBe('Use a number from 0x0 to 0xff.');
});

test.each([
  ['0.5', 0.5],
  ['-1', -1],
  ['.25', 0.25],
])('the fraction %s is read', (text, value) => {
  expect(parseDecimal(text, { min: -1, max: 1 })).toEqual({ value });
});

test.each(['', '-', '1e9', 'x', '2'])('the fraction "%s" is refused', (text) => {
  expect(parseDecimal(text, { min: -1, max: 1 }).problem).toMatch(/^Use a number/);
});

test('parsed fields are split into values and problems', () => {
  expect(splitParsed([['a', { value: 1 }]])).toEqual({ values: { a: 1 }, problems: {}, isValid: true });
  expect(splitParsed([['a', { problem: 'no' }]])).toEqual({ values: {}, problems: { a: 'no' }, isValid: false });
});

test('a negative number is written as its bits', () => {
  expect(formatHex(-1, 4)).toBe('0xffffffff');
});

test('only the first of many bytes are written, and the others are counted', () => {
  expect(formatSomeBytes(new Uint8Array(5), 3)).toBe('00 00 00 … and 2 more');
  expect(formatSomeBytes(new Uint8Array(3), 3)).toBe('00 00 00');
});
