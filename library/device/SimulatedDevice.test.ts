import { describe, expect, test } from 'vitest';
import type { PacketRecord } from './packetLog.ts';
import { ANDROID_14 } from './profiles.ts';
import type { FindService, Service } from './service.ts';
import { createTestDevice } from './testing/createTestDevice.ts';
import { type Adb, connectLibrary, createCredentialStore, LIBRARIES } from './testing/libraries.ts';
import { RawClient } from './testing/RawClient.ts';
import { findTestService } from './testing/services.ts';

const MEGABYTE = 1024 * 1024;

async function readText(readable: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const chunk of readable) text += new TextDecoder().decode(chunk);
  return text;
}

async function echoBytes(adb: Adb, length: number): Promise<number> {
  const socket = await adb.createSocket('test:echo');
  const writer = socket.writable.getWriter();
  const data = Uint8Array.from({ length }, (_, index) => index % 251);
  const sending = writer.write(data);
  let received = 0;
  for await (const chunk of socket.readable) {
    const isSame = chunk.every((byte, index) => byte === (received + index) % 251);
    if (!isSame) throw new Error(`Bytes differ after ${received}.`);
    received += chunk.length;
    if (received === length) break;
  }
  await sending;
  await socket.close();
  return received;
}

describe.each(LIBRARIES)('with the client of $release', (library) => {
  test('a client is let in and reads the banner', async () => {
    const adb = await connectLibrary(library, { transport: createTestDevice().connect() });

    expect(adb.banner.model).toBe('Pixel 8');
    expect(adb.banner.features).toEqual(ANDROID_14.features);
    expect(adb.transport.maxPayloadSize).toBe(MEGABYTE);
    await adb.close();
  });

  test('ten megabytes come back unchanged', async () => {
    const adb = await connectLibrary(library, { transport: createTestDevice().connect() });

    expect(await echoBytes(adb, 10 * MEGABYTE)).toBe(10 * MEGABYTE);
    await adb.close();
  });

  test('a key that was accepted signs in without being asked for again', async () => {
    const packets: PacketRecord[] = [];
    const device = createTestDevice({ onPacket: (packet) => packets.push(packet) });
    const credentialStore = createCredentialStore();
    await connectLibrary(library, { transport: device.connect(), credentialStore });
    packets.length = 0;

    await connectLibrary(library, { transport: device.connect(), credentialStore });

    expect(packets.map(({ direction, command, arg0 }) => `${direction} ${command} ${arg0}`)).toEqual([
      'toDevice CNXN 16777217',
      'fromDevice AUTH 1',
      'toDevice AUTH 2',
      'fromDevice CNXN 16777217',
    ]);
  });

  test('an unknown destination is refused', async () => {
    const adb = await connectLibrary(library, { transport: createTestDevice().connect() });

    await expect(adb.createSocket('test:nothing')).rejects.toThrow();
  });

  test('a client that does not read holds the service back', async () => {
    const sent: number[] = [];
    const pour: Service = async ({ writable }) => {
      const writer = writable.getWriter();
      for (let round = 1; round <= 100; round++) {
        await writer.write(new Uint8Array(MEGABYTE));
        sent.push(round);
      }
    };
    const findService: FindService = (destination) =>
      destination === 'test:pour' ? pour : findTestService(destination);
    const features = ANDROID_14.features.filter((feature) => feature !== 'delayed_ack');
    const device = createTestDevice({ findService, profile: { ...ANDROID_14, features } });
    const adb = await connectLibrary(library, { transport: device.connect() });

    const socket = await adb.createSocket('test:pour');
    const reader = socket.readable.getReader();
    await reader.read();

    // The library holds up all streams while one is not read; the device must not send more meanwhile.
    expect(sent.length).toBeLessThan(5);
    adb.disconnected.catch(() => {});
    device.unplug();
  });

  test('unplugging ends what is in transit', async () => {
    const device = createTestDevice();
    const adb = await connectLibrary(library, { transport: device.connect() });
    const socket = await adb.createSocket('test:hang');

    device.unplug();

    // The newer clients say why, the older ones only that the connection is gone.
    await adb.disconnected.catch(() => {});
    expect(await readText(socket.readable)).toBe('');
  });
});

describe('a service that restarts the device', () => {
  /** A clock that stands until it is told to go on. */
  function createHeldClock() {
    const sleeps: { milliseconds: number; wake: () => void }[] = [];
    const sleep = (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((wake, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sleeps.push({ milliseconds, wake });
      });
    return { clock: { now: () => 0, sleep }, sleeps };
  }

  async function restart() {
    const { clock, sleeps } = createHeldClock();
    const device = createTestDevice({ clock });
    const client = new RawClient(device.connect());
    await client.signIn();
    await client.send('OPEN', 1, 0, 'test:leave');
    for (let line = ''; line !== 'end'; ) line = await client.readLine();
    return { device, client, sleeps };
  }

  test('goes away, and comes back by itself', async () => {
    const { device, sleeps } = await restart();
    expect(device.isPluggedIn).toBe(true);

    sleeps[0]?.wake();
    await expect.poll(() => device.isPluggedIn).toBe(false);
    sleeps[1]?.wake();

    await expect.poll(() => device.isPluggedIn).toBe(true);
  });

  test('ends its other connections as well', async () => {
    const { clock, sleeps } = createHeldClock();
    const device = createTestDevice({ clock });
    const [client, bystander] = [new RawClient(device.connect()), new RawClient(device.connect())];
    await Promise.all([client.signIn(), bystander.signIn()]);
    await client.send('OPEN', 1, 0, 'test:leave');
    await expect.poll(() => sleeps).toHaveLength(1);

    sleeps[0]?.wake();

    expect(await bystander.readLine()).toBe('end');
  });

  test('ends its reverse tunnels', async () => {
    const { device, sleeps } = await restart();
    const openToClient = () => Promise.reject(new Error('Nothing connects to it.'));
    device.state.reverseTunnels.add({ deviceAddress: 'tcp:1', clientAddress: 'tcp:2', openToClient });

    sleeps[0]?.wake();

    await expect.poll(() => device.state.reverseTunnels.list()).toEqual([]);
    expect(device.state.sockets.isListening('tcp:1')).toBe(false);
  });
});

test('an error that a service does not expect is told, over a wire and locally', async () => {
  const faults: unknown[] = [];
  const device = createTestDevice({ onFault: (error) => faults.push(error) });
  const client = new RawClient(device.connect());
  await client.signIn();
  await client.send('OPEN', 7, 0, 'test:fail\0');
  expect([await client.readLine(), await client.readLine()]).toEqual(['OKAY 1 7', 'CLSE 1 7']);

  const openToClient = () => Promise.reject(new Error('Nothing asks for it.'));
  const local = device.openService('test:fail', { features: new Set(), openToClient });
  expect(await local?.readable.getReader().read()).toEqual({ done: true, value: undefined });

  expect(faults).toEqual([new Error('The service failed.'), new Error('The service failed.')]);
});
