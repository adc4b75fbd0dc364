import { describe, expect, test } from 'vitest';
import { type AdbPacket, formatHeader, NO_PAYLOAD, PacketParser } from './packet.ts';

const HELLO: AdbPacket = { command: 'WRTE', arg0: 1, arg1: 0xfffffffe, payload: new Uint8Array([1, 2, 255]) };
const OKAY: AdbPacket = { command: 'OKAY', arg0: 1, arg1: 2, payload: NO_PAYLOAD };

const format = (packet: AdbPacket) => new Uint8Array([...formatHeader(packet), ...packet.payload]);

function parse(bytes: Uint8Array, { chunkSize = bytes.length, maxPayload = 16 } = {}): AdbPacket[] {
  const parser = new PacketParser();
  parser.maxPayload = maxPayload;
  const packets: AdbPacket[] = [];
  for (let start = 0; start < bytes.length; start += chunkSize) {
    parser.push(bytes.slice(start, start + chunkSize), (packet) => packets.push(packet));
  }
  return packets;
}

describe('the parser', () => {
  test.each([1, 2, 7, 23, 24, 25, 100])('reads packets from chunks of %i bytes', (chunkSize) => {
    const bytes = new Uint8Array([...format(HELLO), ...format(OKAY), ...format(OKAY), ...format(HELLO)]);

    expect(parse(bytes, { chunkSize })).toEqual([HELLO, OKAY, OKAY, HELLO]);
  });

  test('refuses a wrong magic', () => {
    const bytes = format(HELLO);
    bytes[20] = 0;

    expect(() => parse(bytes)).toThrow('wrong magic');
  });

  test('refuses a payload longer than agreed, before it has arrived', () => {
    expect(() => parse(format(HELLO).subarray(0, 24), { maxPayload: 2 })).toThrow('more than the 2 agreed on');
  });
});
