import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DeviceState } from '../device/DeviceState.ts';
import { decodeText, encodeText, joinBytes } from '../device/files/bytes.ts';
import { SimulatedDevice } from '../device/SimulatedDevice.ts';
import { SimulatedServer } from '../device/server/server.ts';
import { RawClient } from '../device/testing/RawClient.ts';
import { formatHeader } from '../device/wire/packet.ts';
import { AdbProgram } from './AdbProgram.ts';

/** The shortest archive: the device looks no deeper. */
const APP = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...new Array(18).fill(0)]);

describe('the adb program of the system', () => {
  let program: AdbProgram;

  beforeAll(async () => {
    program = await AdbProgram.create();
  });

  afterAll(() => program.close());

  /** A device that asks for no key. */
  function createDevice(onFault?: (error: unknown) => void) {
    const state = new DeviceState();
    const device = new SimulatedDevice({ serial: 'test', state, authentication: 'none', ...(onFault && { onFault }) });
    return { device, state };
  }

  /** Connect a device. Returns what runs a command on it. */
  async function connect({ device, state } = createDevice()) {
    const address = await program.listenFor(() => device.connect());
    expect((await program.run(['connect', address])).stdout).toBe(`connected to ${address}\n`);
    const adb = (...args: string[]) => program.run(['-s', address, ...args]);
    return { adb, state };
  }

  function writeFile(name: string, bytes: Uint8Array): string {
    const filePath = path.join(program.folder, name);
    writeFileSync(filePath, bytes);
    return filePath;
  }

  describe('on Android 14', () => {
    test('a command ends with its exit code, and its errors are apart', async () => {
      const { adb } = await connect();
      expect(await adb('shell', 'ls /sdcard/Download /data')).toEqual({
        exitCode: 1,
        stdout: '/sdcard/Download:\nhello.txt\n/data:\n',
        stderr: 'ls: /data: Permission denied\n',
      });
    });

    test('a file is pushed, and pulled as it was', async () => {
      const { adb, state } = await connect();
      const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
      const pushed = await adb('push', writeFile('big.bin', bytes), '/data/local/tmp/');
      expect(pushed).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 file pushed') });
      expect(Buffer.compare(state.files.read('/data/local/tmp/big.bin'), bytes)).toBe(0);

      const target = path.join(program.folder, 'pulled.bin');
      const pulled = await adb('pull', '/data/local/tmp/big.bin', target);
      expect(pulled).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 file pulled') });
      expect(Buffer.compare(readFileSync(target), bytes)).toBe(0);
    });

    test.each([
      ['streamed', ['--streaming'], 'Performing Streamed Install\n'],
      ['pushed', ['--no-streaming'], 'Performing Push Install\n'],
    ])('an app is installed, %s, and uninstalled', async (_way, options, start) => {
      const { adb, state } = await connect();
      const installed = await adb('install', ...options, writeFile('org.demo.app.apk', APP));
      expect(installed).toMatchObject({ exitCode: 0 });
      expect(installed.stdout).toContain(start);
      expect(installed.stdout).toMatch(/Success\n$/);
      const names = [...state.packages.keys()];
      const name = names.at(-1) ?? '';
      expect((await adb('shell', 'pm', 'list', 'packages', '-3')).stdout).toContain(`package:${name}\n`);

      expect((await adb('uninstall', name)).stdout).toBe('Success\n');
      expect(state.packages.has(name)).toBe(false);
    });
  });

  test('a program of the device reaches the computer through a reverse tunnel', async () => {
    const { adb, state } = await connect();
    const server = createServer((socket) => socket.end('from the computer')).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    expect((await adb('reverse', 'tcp:7100', `tcp:${port}`)).exitCode).toBe(0);
    expect((await adb('reverse', '--list')).stdout).toContain(`tcp:7100 tcp:${port}\n`);
    const connection = state.sockets.connect('tcp:7100');
    const { value } = (await connection?.readable.getReader().read()) ?? {};
    expect(value && decodeText(value)).toBe('from the computer');

    expect((await adb('reverse', '--remove', 'tcp:7100')).exitCode).toBe(0);
    expect((await adb('reverse', '--list')).stdout.trim()).toBe('');
  });

  test('a device that got 1,000 damaged messages serves as before', async () => {
    const faults: unknown[] = [];
    const created = createDevice((error) => faults.push(error));
    const payloads = ['shell,v2,raw:ls -l /sdcard', 'sync:', 'exec:cat', 'LIS2\x07\0\0\0/sdcard', '\0\x02\0\0\0hi'];
    // The same numbers in each run. Source: Park and Miller (1988).
    let seed = 1;
    const random = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (let count = 0; count < 1000; count += 1) {
      const client = new RawClient(created.device.connect());
      await client.greet();
      await client.send('OPEN', 1, 0, payloads[random(3)] ?? '');
      const payload = encodeText(payloads[random(payloads.length)] ?? '');
      const command = ['OPEN', 'WRTE', 'OKAY', 'CLSE', 'AUTH', 'CNXN'][random(6)] ?? '';
      const bytes = joinBytes([formatHeader({ command, arg0: 1, arg1: 1, payload }), payload]);
      for (let change = random(4); change > 0; change -= 1) bytes[random(bytes.length)] = random(256);
      // The device ends a connection whose bytes are not packets.
      await client.sendBytes(bytes).catch(() => {});
    }
    const { adb } = await connect(created);
    expect((await adb('shell', 'echo hi')).stdout).toBe('hi\n');
    expect(faults).toEqual([]);
  });

  test('the simulated server takes the place of its own', async () => {
    const server = new SimulatedServer({ devices: [createDevice().device] });
    const port = (await program.listenFor(() => server.connect())).replace(/.*:/, '');
    const adb = (...args: string[]) => program.run(['-P', port, ...args]);
    expect((await adb('devices', '-l')).stdout).toContain('product:shiba model:Pixel_8 device:shiba');
    expect((await adb('-s', 'test', 'shell', 'echo hi')).stdout).toBe('hi\n');
    await adb('kill-server');
    expect(server.isRunning).toBe(false);
  });
});
