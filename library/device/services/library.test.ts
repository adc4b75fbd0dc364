// The published client against the device, from the bytes of the transport up.
import type { AdbSocket } from 'tango-2.1.0-adb';
import { Logcat, PackageManager } from 'tango-2.1.0-android-bin';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SimulatedDevice } from '../SimulatedDevice.ts';
import { type Adb, connectLibrary, LIBRARIES, type Library } from '../testing/libraries.ts';

const CLIENTS = LIBRARIES.filter(({ release }) => release.startsWith('2.'));

describe.each(CLIENTS)('version $release', (library: Library) => {
  let device: SimulatedDevice;
  let adb: Adb;

  beforeEach(async () => {
    device = new SimulatedDevice({ serial: 'test' });
    adb = await connectLibrary(library, { transport: device.connect() });
  });

  afterEach(async () => {
    await adb.close();
  });

  const toStream = (bytes: Uint8Array) =>
    new library.streams.ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });

  test('takes a picture of the screen', async () => {
    const picture = await adb.framebuffer();
    expect([picture.width, picture.height, picture.data.length]).toEqual([360, 640, 360 * 640 * 4]);
  });

  test('adds, lists and removes a reverse tunnel', async () => {
    // Not awaited: the client accepts the stream only when its handler returns.
    const echo = (socket: AdbSocket) => void socket.readable.pipeTo(socket.writable).catch(() => {});
    const address = await adb.reverse.add('tcp:0', echo);
    expect((await adb.reverse.list()).map(({ localName }) => localName)).toEqual([address]);
    const socket = device.state.sockets.connect(address);
    await socket?.writable.getWriter().write(new TextEncoder().encode('to the client and back'));
    const { value } = (await socket?.readable.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('to the client and back');
    await adb.reverse.remove(address);
    expect(await adb.reverse.list()).toEqual([]);
  });

  test('is refused a socket where nothing listens', async () => {
    await expect(adb.createSocket('tcp:1')).rejects.toThrow();
  });

  describe('with android-bin', () => {
    type BinAdb = ConstructorParameters<typeof PackageManager>[0];
    let client: BinAdb;

    beforeEach(() => {
      // The package brings its own copy of the same client.
      client = adb as unknown as BinAdb;
    });

    test('lists, installs and uninstalls apps', async () => {
      const pm = new PackageManager(client);
      const apk = new TextEncoder().encode('PK\u0003\u0004 not read further');
      await pm.installStream(apk.length, toStream(apk));
      const names: string[] = [];
      for await (const { packageName } of pm.listPackages({ listThirdParty: true })) names.push(packageName);
      const added = names.find((name) => name.startsWith('com.example.app')) ?? '';
      expect(names).toContain('com.example.notes');
      await pm.uninstall(added);
      expect(device.state.packages.has(added)).toBe(false);
    });

    test('reads the log', async () => {
      device.state.log.append({ tag: 'Tag', message: 'text', priority: 'E', pid: 7 });
      const logcat = new Logcat(client);
      const reader = logcat.binary({ dump: true, tail: 1 }).getReader();
      const { value } = await reader.read();
      expect(value).toMatchObject({ tag: 'Tag', priority: 6, pid: 7 });
      expect((await logcat.getLogSize())[0]).toMatchObject({ id: 0, size: 256 * 1024 });
      await logcat.clear();
      expect(device.state.log.entries).toEqual([]);
    });
  });
});
