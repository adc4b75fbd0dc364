import { describe, expect, test } from 'vitest';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { LIBRARIES, type Library } from '../testing/libraries.ts';
import { SimulatedServer } from './server.ts';

type SimulatedServerOptions = ConstructorParameters<typeof SimulatedServer>[0];

function createClient({ adb }: Library, options: SimulatedServerOptions) {
  const server = new SimulatedServer(options);
  // The client needs connect() alone here; the other members are for reverse tunnels.
  const client = new adb.AdbServerClient({
    connect: () => {
      const transport = server.connect();
      const writer = transport.writable.getWriter();
      return {
        readable: transport.readable,
        writable: new WritableStream({
          // The library hands over either bytes or an object that lends them.
          write: (chunk) =>
            chunk instanceof Uint8Array
              ? writer.write(chunk)
              : chunk.tryConsume((bytes: Uint8Array) => writer.write(bytes)),
          close: () => writer.close(),
        }),
        closed: new Promise(() => {}),
        close: () => writer.abort(),
      };
    },
  } as unknown as ConstructorParameters<typeof adb.AdbServerClient>[0]);
  return { server, client };
}

async function readText(readable: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const chunk of readable) text += new TextDecoder().decode(chunk);
  return text;
}

describe.each(LIBRARIES)('with the server client of $release', (library) => {
  test('the server tells its version and its devices', async () => {
    const { client } = createClient(library, { devices: [createTestDevice()] });

    expect(await client.getVersion()).toBe(41);
    expect(await client.getDevices()).toMatchObject([
      { serial: 'test', product: 'shiba', model: 'Pixel_8', device: 'shiba', transportId: 1n },
    ]);
  });

  test('a service of a device is reached through the server', async () => {
    const { client } = createClient(library, { devices: [createTestDevice()] });
    const adb = new library.adb.Adb(await client.createTransport({ serial: 'test' }));

    const socket = await adb.createSocket('test:greet');

    expect(adb.banner.features).toContain('shell_v2');
    expect(await readText(socket.readable)).toBe('hi\n');
  });

  test('two devices need to be told apart', async () => {
    const devices = [createTestDevice({ serial: 'a' }), createTestDevice({ serial: 'b' })];
    const { client } = createClient(library, { devices });

    await expect(client.createTransport(undefined)).rejects.toThrow('more than one device/emulator');
    expect((await client.createTransport({ serial: 'b' })).serial).toBe('b');
  });

  test('waiting for a device ends when it is plugged in', async () => {
    const device = createTestDevice();
    device.unplug();
    const { client } = createClient(library, { devices: [device] });

    const waiting = client.waitFor({ serial: 'test' }, 'device');
    device.plugIn();

    await waiting;
    expect(await client.getDevices()).toHaveLength(1);
  });

  test('a device of the network is connected by its address', async () => {
    const { client } = createClient(library, { devices: [], network: { '10.0.0.2:5555': createTestDevice() } });

    await client.wireless.connect('10.0.0.2:5555');
    expect(await client.getDevices()).toMatchObject([{ serial: '10.0.0.2:5555' }]);
  });

  test('a stopped server takes no connection', async () => {
    const { client, server } = createClient(library, { devices: [] });

    await client.killServer();

    expect(server.isRunning).toBe(false);
    await expect(client.getVersion()).rejects.toThrow('stopped');
  });
});
