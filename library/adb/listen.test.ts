import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SimulatedServer } from '../device/server/server.ts';
import type { FindService, Service } from '../device/service.ts';
import { createTestDevice } from '../device/testing/createTestDevice.ts';
import { AdbProgram, HAS_ADB } from './testing/AdbProgram.ts';

const run = promisify(execFile);

/** A shell that knows `echo` and `cat`, without and with the shell protocol: packets of a kind, a length and bytes. */
const shell =
  (command: string, isProtocol: boolean): Service =>
  async ({ readable, writable }) => {
    const writer = writable.getWriter();
    const text = command.startsWith('echo ') ? `${command.slice(5)}\n` : `${command}: not found\n`;
    const output = new TextEncoder().encode(text);
    if (!isProtocol) return writer.write(output);
    const size = new Uint8Array(5);
    size[0] = 1;
    new DataView(size.buffer).setUint32(1, output.length, true);
    await writer.write(size);
    await writer.write(output);
    await writer.write(new Uint8Array([3, 1, 0, 0, 0, text.endsWith('not found\n') ? 127 : 0]));
    await readable.cancel();
  };

const findService: FindService = (destination) => {
  const [, options, command] = /^shell([^:]*):(.*)$/s.exec(destination) ?? [];
  return command === undefined ? undefined : shell(command, options?.includes('v2') ?? false);
};

describe.skipIf(!HAS_ADB)('the adb program of the system', () => {
  let program: AdbProgram;

  const adb = async (...args: string[]) => (await program.run(args)).stdout;

  beforeAll(async () => {
    program = await AdbProgram.create();
  });

  afterAll(() => program.close());

  test('signs in and runs a command', async () => {
    const device = createTestDevice({ findService });
    const address = await program.listenFor(() => device.connect());
    await adb('connect', address);
    await adb('-s', address, 'wait-for-device');

    expect(await adb('devices')).toContain(`${address}\tdevice`);
    expect(await adb('-s', address, 'shell', 'echo hi')).toBe('hi\n');
    expect(await adb('-s', address, 'get-state')).toBe('device\n');
  });

  test('loses a device that is unplugged', async () => {
    const device = createTestDevice({ findService });
    const address = await program.listenFor(() => device.connect());
    await adb('connect', address);
    await adb('-s', address, 'wait-for-device');

    device.unplug();

    await adb('-s', address, 'wait-for-disconnect');
    expect(await adb('devices')).not.toContain(`${address}\tdevice`);
  });

  test('works with the simulated server in the place of its own', async () => {
    const server = new SimulatedServer({ devices: [createTestDevice({ findService })] });
    const port = (await program.listenFor(() => server.connect())).replace(/.*:/, '');
    const ask = async (...args: string[]) => (await run('adb', ['-P', String(port), ...args])).stdout;

    expect(await ask('devices', '-l')).toContain(
      'test                   device product:shiba model:Pixel_8 device:shiba',
    );
    expect(await ask('-s', 'test', 'shell', 'echo hi')).toBe('hi\n');
    await ask('kill-server');
    expect(server.isRunning).toBe(false);
  });
});
