import { expect, test } from 'vitest';
import { formatPacket } from './formatPacket.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const write = (payload: Uint8Array, command = 'WRTE') =>
  formatPacket({ direction: 'fromDevice', command, arg0: 1, arg1: 2, payload });

test('an arrow leads to the device or away from it, and large arguments are hex digits', () => {
  const payload = encode('host::features=a');
  expect(formatPacket({ direction: 'toDevice', command: 'CNXN', arg0: 0x01000001, arg1: 0x100000, payload })).toBe(
    '→ CNXN 0x01000001 0x00100000 "host::features=a"',
  );
  expect(write(new Uint8Array(), 'OKAY')).toBe('← OKAY 1 2');
});

test.each([
  ['a\tb\r\n', '"a\\tb\\r\\n"'],
  ['shell:echo "a\\b"\0', '"shell:echo \\"a\\\\b\\"\\0"'],
  ['Grüße …', '"Grüße …"'],
  ['a'.repeat(1001), `"${'a'.repeat(1000)}…"`],
])('%j is text', (text, written) => {
  expect(write(encode(text))).toBe(`← WRTE 1 2 ${written}`);
});

test.each([
  [Uint8Array.of(7), '1 byte: 07'],
  [Uint8Array.of(0x0a, 0, 0, 0), '4 bytes: 0a 00 00 00'],
  [Uint8Array.of(0x61, 0xff), '2 bytes: 61 ff'],
  [new Uint8Array(17), `17 bytes: ${'00 '.repeat(16)}…`],
])('%j is not', (bytes, written) => {
  expect(write(bytes)).toBe(`← WRTE 1 2 ${written}`);
});

test('an acknowledgement holds a number, even one whose bytes are letters', () => {
  expect(write(encode('abcd'), 'OKAY')).toBe('← OKAY 1 2 4 bytes: 61 62 63 64');
});
