// The published client against the device, from the bytes of the transport up. Published samples, which run with it, show the rest.
import type { AdbSocket } from 'tango-2.1.0-adb';
import { Logcat } from 'tango-2.1.0-android-bin';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SimulatedDevice } from '../SimulatedDevice.ts';
import { type Adb, connectLibrary, LIBRARIES } from '../testing/libraries.ts';

const CLIENTS = LIBRARIES.filter(({ release }) => release.startsWith('2.'));

describe.each(CLIENTS)('version $release', (library) => {
  let device: SimulatedDevice;
  let adb: Adb;

  beforeEach(async () => {
    device = new SimulatedDevice({ serial: 'test' });
    adb = await connectLibrary(library, { transport: device.connect() });
  });

  afterEach(async () => {
    await adb.close();
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

  test('reads the log', async () => {
    device.state.log.append({ tag: 'Tag', message: 'text', priority: 'E', pid: 7 });
    // The package brings its own copy of the same client.
    const logcat = new Logcat(adb as unknown as ConstructorParameters<typeof Logcat>[0]);
    const { value } = await logcat.binary({ dump: true, tail: 1 }).getReader().read();
    expect(value).toMatchObject({ tag: 'Tag', priority: 6, pid: 7 });
    await logcat.clear();
    expect(device.state.log.entries).toEqual([]);
  });
});
