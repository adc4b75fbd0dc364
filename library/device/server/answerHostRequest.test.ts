import { describe, expect, test } from 'vitest';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { RawServerClient } from '../testing/RawServerClient.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import type { LocalPorts } from './ServerForwards.ts';
import { SimulatedServer, type SimulatedServerOptions } from './server.ts';

/** Ports that exist in this test only. */
function createPorts() {
  const listeners = new Map<string, (connection: ByteTransport) => void>();
  const ports: LocalPorts = {
    listen: async (wanted, onConnection) => {
      const address = wanted === 'tcp:0' ? 'tcp:40001' : wanted;
      listeners.set(address, onConnection);
      return { address, close: () => listeners.delete(address) };
    },
    connect: async (address) => {
      const onConnection = listeners.get(address);
      if (!onConnection) throw new Error(`nobody listens at ${address}`);
      const there = new TransformStream<Uint8Array, Uint8Array>();
      const back = new TransformStream<Uint8Array, Uint8Array>();
      onConnection({ readable: there.readable, writable: back.writable });
      return { readable: back.readable, writable: there.writable };
    },
  };
  return ports;
}

async function ask(request: string, options: SimulatedServerOptions = { devices: [createTestDevice()] }) {
  return askServer(new SimulatedServer(options), request);
}

async function askServer(server: SimulatedServer, request: string) {
  const client = new RawServerClient(server.connect());
  await client.send(request);
  return client;
}

test.each([
  ['host:version', '0029'],
  ['host:devices', 'test\tdevice\n'],
  ['host:get-state', 'device'],
  ['host-serial:test:get-serialno', 'test'],
  ['host-transport-id:1:get-serialno', 'test'],
  ['host:list-forward', ''],
  ['host:disconnect:', 'disconnected everything'],
  ['host:pair:123456:10.0.0.9:40001', 'Successfully paired to 10.0.0.9:40001 [guid=adb-SIMULATED-simula]'],
  ['host:pair:12345:10.0.0.9:40001', 'Failed: Wrong password or connection was dropped.'],
  ['host:connect:10.0.0.9', "failed to connect to '10.0.0.9:5555': Connection refused"],
])('%s is answered with %j', async (request, answer) => {
  const client = await ask(request);

  expect([await client.readText(), await client.readString()]).toEqual(['OKAY', answer]);
  expect(await client.readText()).toBe('');
});

test.each([
  ['host:nothing', "unknown host service 'nothing'"],
  ['host-serial:other:get-state', "device 'other' not found"],
  ['host:transport:other', "device 'other' not found"],
  ['host:killforward:tcp:1', "listener 'tcp:1' not found"],
  ['host:forward:tcp:1;test:greet', 'cannot bind tcp:1: this server has no ports'],
  ['host:disconnect:10.0.0.9', "no such device '10.0.0.9:5555'"],
  ['test:nothing', 'closed'],
])('%s fails with %j', async (request, reason) => {
  const client = await ask(request);

  expect([await client.readText(), await client.readString()]).toEqual(['FAIL', reason]);
});

test('the features are those of both the device and the server', async () => {
  const client = await ask('host:features');
  await client.readText();

  const features = (await client.readString()).split(',');
  expect(features).toContain('shell_v2');
  expect(features).not.toContain('delayed_ack');
});

test('a tracked list is sent again whenever it changes', async () => {
  const device = createTestDevice();
  const client = await ask('host:track-devices', { devices: [device] });
  expect([await client.readText(), await client.readString()]).toEqual(['OKAY', 'test\tdevice\n']);

  device.unplug();
  expect(await client.readText()).toBe('0000');
  device.plugIn();

  expect(await client.readString()).toBe('test\tdevice\n');
});

test('a number of a transport never comes back', async () => {
  const device = createTestDevice();
  const server = new SimulatedServer({ devices: [device] });
  device.unplug();
  device.plugIn();

  const client = await askServer(server, 'host-transport-id:1:get-state');

  expect(await client.readText()).toBe('FAIL');
});

describe('forwards', () => {
  test('a port that is forwarded reaches the device', async () => {
    const ports = createPorts();
    const server = new SimulatedServer({ devices: [createTestDevice()], ports });

    const client = await askServer(server, 'host:forward:tcp:0;test:greet');

    expect([await client.readText(8), await client.readString()]).toEqual(['OKAYOKAY', '40001']);
    const { readable } = await ports.connect('tcp:40001');
    expect(new TextDecoder().decode((await readable.getReader().read()).value)).toBe('hi\n');
  });

  test('forwards are listed, kept from being taken over, and removed', async () => {
    const server = new SimulatedServer({ devices: [createTestDevice()], ports: createPorts() });
    const read = async (request: string) => {
      const client = await askServer(server, request);
      return [await client.readText(), await client.readString().catch(() => '')];
    };
    await read('host:forward:tcp:1;test:greet');

    expect(await read('host:list-forward')).toEqual(['OKAY', 'test tcp:1 test:greet\n']);
    expect(await read('host:forward:norebind:tcp:1;test:echo')).toEqual(['FAIL', 'cannot rebind existing socket']);
    await read('host:killforward:tcp:1');
    expect(await read('host:list-forward')).toEqual(['OKAY', '']);
  });

  test('forwards end when their device goes away', async () => {
    const devices = [createTestDevice(), createTestDevice({ serial: 'other' })];
    const server = new SimulatedServer({ devices, ports: createPorts() });
    for (const request of ['host-serial:test:forward:tcp:1;test:greet', 'host-serial:other:forward:tcp:2;test:greet'])
      await (await askServer(server, request)).readText(8);

    devices[0]?.unplug();
    devices[0]?.plugIn();

    const list = await askServer(server, 'host:list-forward');
    expect([await list.readText(), await list.readString()]).toEqual(['OKAY', 'other tcp:2 test:greet\n']);
  });
});
