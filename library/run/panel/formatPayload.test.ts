import { expect, test } from 'vitest';
import { formatHex, readText } from './formatPayload.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('bytes are written in lines of 16, with their characters', () => {
  expect(formatHex(encode('shell:getprop ro\0'))).toBe(
    `0000  73 68 65 6c 6c 3a 67 65 74 70 72 6f 70 20 72 6f  shell:getprop ro\n0010  00${' '.repeat(45)}  .`,
  );
});

test('bytes are text if most of them are', () => {
  expect(readText(encode('shell:ls\0'))).toBe('shell:ls');
  expect(readText(Uint8Array.of(0, 1, 2, 3, 0x41))).toBeUndefined();
});
