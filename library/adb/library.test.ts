import { AdbServerClient } from 'tango-2.1.0-adb';
import { AdbServerNodeTcpConnector } from 'tango-2.1.0-adb-server-node-tcp';
import { afterEach, expect, test } from 'vitest';
import { SimulatedServer } from '../device/server/server.ts';
import { createTestDevice } from '../device/testing/createTestDevice.ts';
import { type Listener, listen } from './AdbProgram.ts';

const listeners: Listener[] = [];

afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.close();
});

async function createClient(server: SimulatedServer): Promise<AdbServerClient> {
  const listener = await listen({ connect: () => server.connect() });
  listeners.push(listener);
  const connector = new AdbServerNodeTcpConnector({ host: '127.0.0.1', port: listener.port });
  // The alias of each package brings its own copy of the same stream types.
  return new AdbServerClient(connector as unknown as AdbServerClient['connector']);
}

test('the client for Node lists a device and reaches its services over TCP', async () => {
  const client = await createClient(new SimulatedServer({ devices: [createTestDevice()] }));
  expect(await client.getDevices()).toMatchObject([{ serial: 'test', state: 'device' }]);

  const adb = await client.createAdb({ serial: 'test' });
  const socket = await adb.createSocket('test:greet');
  const { value } = await socket.readable.getReader().read();

  expect(new TextDecoder().decode(value)).toBe('hi\n');
  await adb.close();
});
