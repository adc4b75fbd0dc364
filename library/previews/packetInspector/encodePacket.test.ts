import { expect, test } from 'vitest';
import { type CommandName, EXAMPLES, encodePacket, type PacketFields, VERSIONS } from './encodePacket.ts';

const encode = (fields: Partial<PacketFields>) =>
  encodePacket({ command: 'OPEN', arg0: '1', arg1: '0', payload: 'shell:ls', version: VERSIONS.new, ...fields });
const bytesOf = (field: string, fields: Partial<PacketFields>) =>
  encode(fields).packet?.rows.find(([name]) => name === field)?.[1];

// Written by hand from the protocol: letters in reading order, then their bits inverted.
test.each([
  ['CNXN', '43 4e 58 4e', 'bc b1 a7 b1'],
  ['CLSE', '43 4c 53 45', 'bc b3 ac ba'],
] as const)('%s and its magic have their bytes', (command, letters, magic) => {
  expect(bytesOf('command', { command })).toBe(letters);
  expect(bytesOf('magic', { command })).toBe(magic);
});

test('a header has 24 bytes, all numbers least significant byte first', () => {
  expect(encode({ arg0: '0x01020304', arg1: '258' }).packet?.header).toBe(
    '4f 50 45 4e 04 03 02 01 02 01 00 00 08 00 00 00 00 00 00 00 b0 af ba b1',
  );
});

test('the old version has a checksum and ends the name of a service with a null character', () => {
  // s h e l l : l s are 115 + 104 + 101 + 108 + 108 + 58 + 108 + 115 = 817 = 0x331.
  const old = { version: VERSIONS.old };
  expect(bytesOf('checksum', old)).toBe('31 03 00 00');
  expect(bytesOf('payloadLength', old)).toBe('09 00 00 00');
  expect(bytesOf('payload', old)).toBe('73 68 65 6c 6c 3a 6c 73 00');
});

test('CNXN has a checksum in any version', () => {
  expect(bytesOf('checksum', { command: 'CNXN', payload: 'ab' })).toBe('c3 00 00 00');
});

test('a payload is counted in bytes, not letters', () => {
  expect(encode({ command: 'WRTE', payload: 'é' }).packet?.payloadLength).toBe(2);
});

test('every example can be encoded', () => {
  for (const [command, example] of Object.entries(EXAMPLES))
    expect(encode({ command: command as CommandName, ...example }).packet).toBeDefined();
});
