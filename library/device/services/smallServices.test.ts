import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from '../files/bytes.ts';
import { createFindService } from './findService.ts';
import { createStreamPair } from './sockets/SocketTable.ts';
import { readNumber } from './sync/SyncStream.ts';
import { createTestContext, createTestState, openService, readAll } from './testing/openService.ts';

const ask = async (destination: string, context = createTestContext()) =>
  decodeText(await readAll(openService(destination, context)));

describe('restarts', () => {
  test.each([
    ['tcpip:5555', 'restarting in TCP mode port: 5555\n'],
    ['usb:', 'restarting in USB mode\n'],
    ['root:', 'restarting adbd as root\n'],
    ['reboot:bootloader', ''],
  ])('%s answers and ends the connection', async (destination, answer) => {
    const context = createTestContext();
    expect([await ask(destination, context), context.isDisconnected]).toEqual([answer, true]);
  });

  test.each([
    ['tcpip:x', 'invalid port\n'],
    ['unroot:', 'adbd not running as root\n'],
    ['remount:', 'Not running as root. Try "adb root" first.\n'],
  ])('%s is refused, and the connection stays', async (destination, answer) => {
    const context = createTestContext();
    expect([await ask(destination, context), context.isDisconnected]).toEqual([answer, false]);
  });

  test('a production build has no root', async () => {
    const context = createTestContext({ state: createTestState({ properties: { 'ro.debuggable': '0' } }) });
    expect(await ask('root:', context)).toBe('adbd cannot run as root in production builds\n');
  });
});

describe('the framebuffer', () => {
  test('sends version 2 with RGBA pixels', async () => {
    const context = createTestContext({ state: createTestState({ screenSize: { width: 8, height: 4 } }) });
    const bytes = await readAll(openService('framebuffer:', context));
    expect([0, 4, 8, 12, 16, 20].map((offset) => readNumber(bytes, offset))).toEqual([2, 32, 0, 8 * 4 * 4, 8, 4]);
    expect(bytes.length).toBe(56 + 8 * 4 * 4);
  });

  test('sends version 1 before Android 9', async () => {
    const properties = { 'ro.build.version.sdk': '27' };
    const context = createTestContext({ state: createTestState({ properties, screenSize: { width: 8, height: 4 } }) });
    const bytes = await readAll(openService('framebuffer:', context));
    expect([readNumber(bytes, 0), bytes.length]).toEqual([1, 52 + 8 * 4 * 4]);
  });

  test('sends nothing while the screen is secure', async () => {
    const context = createTestContext();
    context.state.screen.isSecure = true;
    expect(await ask('framebuffer:', context)).toBe('');
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

  test('carry the connection of a program of the device to the client', async () => {
    const [client, device] = createStreamPair();
    const opened: string[] = [];
    const context = createTestContext({
      openToClient: async (destination) => {
        opened.push(destination);
        return device;
      },
    });
    await ask('reverse:forward:localabstract:x;tcp:1234', context);
    const program = context.state.sockets.connect('localabstract:x');
    const writer = program?.writable.getWriter();
    await writer?.write(encodeText('hello'));
    await writer?.close();
    expect([decodeText(await readAll(client)), opened]).toEqual(['hello', ['tcp:1234']]);
  });
});

describe('the table of a device', () => {
  const find = createFindService({ state: createTestState(), features: ['shell_v2'] });

  test.each(['tcp:8080', 'localabstract:echo', 'shell,v2,raw:ls', 'sync:'])('has %s', (destination) => {
    expect(find(destination)).toBeDefined();
  });

  test.each(['tcp:1', 'localabstract:x', 'abb_exec:package', 'unknown:'])('refuses %s', (destination) => {
    expect(find(destination)).toBeUndefined();
  });
});
