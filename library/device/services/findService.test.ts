import { describe, expect, test } from 'vitest';
import { decodeText } from '../files/bytes.ts';
import { createStreamPair } from './sockets.ts';
import { createTestContext, openService, readAll } from './testing/openService.ts';

const ask = async (destination: string, context = createTestContext()) =>
  decodeText(await readAll(openService(destination, context)));

describe('restarts', () => {
  test.each([
    ['tcpip:5555', 'restarting in TCP mode port: 5555\n'],
    ['usb:', 'restarting in USB mode\n'],
    ['reboot:bootloader', ''],
  ])('%s answers and ends the connection', async (destination, answer) => {
    const context = createTestContext();
    expect([await ask(destination, context), context.isDisconnected]).toEqual([answer, true]);
  });

  test('a port that is none is refused, and the connection stays', async () => {
    const context = createTestContext();
    expect([await ask('tcpip:x', context), context.isDisconnected]).toEqual(['invalid port\n', false]);
  });
});

describe('reverse tunnels', () => {
  test.each([
    ['reverse:killforward:tcp:1', "listener 'tcp:1' not found"],
    ['reverse:forward:tcp:9001;tcp:1', 'cannot bind listener: Address already in use'],
  ])('%s fails', async (destination, message) => {
    const context = createTestContext();
    context.state.sockets.listen('tcp:9001', async () => {});
    expect((await ask(destination, context)).slice(8)).toBe(message);
  });

  test('take the place of an example until they are removed', async () => {
    const [, device] = createStreamPair();
    const opened: string[] = [];
    const openToClient = async (destination: string) => {
      opened.push(destination);
      return device;
    };
    const context = createTestContext({ openToClient });
    expect(await ask('reverse:forward:tcp:8080;tcp:1234', context)).toBe('OKAY00048080');
    context.state.sockets.connect('tcp:8080');
    await ask('reverse:killforward:tcp:8080', context);
    expect([opened, context.state.sockets.isListening('tcp:8080')]).toEqual([['tcp:1234'], true]);
  });
});
