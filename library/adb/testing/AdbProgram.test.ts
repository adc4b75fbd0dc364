import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DeviceState } from '../../device/DeviceState.ts';
import { decodeText } from '../../device/files/bytes.ts';
import { ANDROID_14 } from '../../device/profiles.ts';
import { SimulatedDevice } from '../../device/SimulatedDevice.ts';
import { createFindService } from '../../device/services/findService.ts';
import { AdbProgram, HAS_ADB } from './AdbProgram.ts';

/** The shortest archive: the device looks no deeper. */
const APP = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...new Array(18).fill(0)]);

if (!HAS_ADB) console.warn('The tests of the adb program are skipped: it is not installed.');

describe.skipIf(!HAS_ADB)('the adb program of the system', () => {
  let program: AdbProgram;

  beforeAll(async () => {
    program = await AdbProgram.create();
  });

  afterAll(() => program.close());

  /** Connect a device that asks for no key. Returns what runs a command on it. */
  async function connect() {
    const profile = ANDROID_14;
    const state = new DeviceState({ properties: profile.properties });
    const findService = createFindService({ state, features: profile.features });
    const device = new SimulatedDevice({ profile, serial: 'test', state, findService, authentication: 'none' });
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

  test('folders on the way are made, and a whole one is pulled', async () => {
    const { adb, state } = await connect();
    writeFile('one.txt', new TextEncoder().encode('1'));
    const pushed = await adb('push', path.join(program.folder, 'one.txt'), '/sdcard/new/deep/one.txt');
    expect(pushed.exitCode).toBe(0);
    expect(decodeText(state.files.read('/sdcard/new/deep/one.txt'))).toBe('1');

    const pulled = await adb('pull', '/sdcard/DCIM', program.folder);
    expect(pulled.stdout).toContain('2 files pulled');
    expect(readFileSync(path.join(program.folder, 'DCIM/Camera/IMG_0001.png')).length).toBe(70);
  });

  test('a push to a place that nobody may write fails with the reason', async () => {
    const { adb } = await connect();
    const { exitCode, stdout, stderr } = await adb('push', writeFile('a.txt', APP), '/system/a.txt');
    expect(exitCode).toBe(1);
    expect(stdout + stderr).toContain("couldn't create file: Permission denied");
  });

  test('a file that is no app is refused with the reason', async () => {
    const { adb } = await connect();
    const { exitCode, stdout, stderr } = await adb('install', writeFile('text.apk', new TextEncoder().encode('text')));
    expect(exitCode).toBe(1);
    expect(stdout + stderr).toContain('INSTALL_PARSE_FAILED_NOT_APK');
  });

  test('the log is printed, and ends', async () => {
    const { adb } = await connect();
    expect((await adb('shell', 'log -p w -t demo "from a test"')).exitCode).toBe(0);
    const { exitCode, stdout } = await adb('shell', 'logcat -d -s demo');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^--------- beginning of main\n[\d-]+ [\d:.]+ +\d+ +\d+ W demo +: from a test\n$/);
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

  test('a script with a loop ends before it begins', async () => {
    const { adb, state } = await connect();
    const ended = await adb('shell', 'for f in /sdcard/Download/*; do rm $f; done');
    expect(ended).toMatchObject({ exitCode: 127, stderr: expect.stringContaining('is not simulated') });
    expect(state.files.exists('/sdcard/Download/hello.txt')).toBe(true);
  });

  test('a reverse tunnel ends when the device reboots', async () => {
    const { adb } = await connect();
    await adb('reverse', 'tcp:7101', 'tcp:1');
    await adb('reboot');
    await adb('wait-for-disconnect');
    await adb('wait-for-device');
    expect((await adb('reverse', '--list')).stdout.trim()).toBe('');
  });
});
