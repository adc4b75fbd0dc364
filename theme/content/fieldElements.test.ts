import { expect, test } from 'vitest';
import { readLiteralText, replaceLiterals, writeLiteralText } from './fieldElements.ts';

test.each([
  ['/sdcard', '/sdcard'],
  ["it's", String.raw`it\'s`],
  ['say "no"', 'say "no"'],
  [String.raw`C:\new`, String.raw`C:\\new`],
  ['two\nlines\tand a tab', String.raw`two\nlines\tand a tab`],
  ['', ''],
])('the value %j is written so that it is read again', (value, text) => {
  expect(writeLiteralText(value, "'")).toBe(text);
  expect(readLiteralText(text)).toBe(value);
});

test('a text that a reader types is read as code is', () => {
  expect(readLiteralText("it's")).toBe("it's");
  expect(readLiteralText(String.raw`a\n\q`)).toBe('a\nq');
  expect(readLiteralText('a\\')).toBe('a\\');
});

test('literals are replaced in one pass', () => {
  const swapped = replaceLiterals("read('/a', '/b', '$&');", [
    ["'/a'", "'/b'"],
    ["'/b'", "'/a'"],
    ["'$&'", "'$1'"],
  ]);
  expect(swapped).toBe("read('/b', '/a', '$1');");
  expect(replaceLiterals("read('/a');", [])).toBe("read('/a');");
});
