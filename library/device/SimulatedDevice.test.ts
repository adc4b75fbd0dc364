import { describe, expect, test } from 'vitest';
import { DeviceState } from './DeviceState.ts';
import { createTestDevice } from './testing/createTestDevice.ts';
import { connectLibrary, createCredentialStore, LIBRARIES } from './testing/libraries.ts';
import { RawClient } from './testing/RawClient.ts';
import type { PacketRecord } from './wire/packet.ts';

describe.each(LIBRARIES)('with the client of $release', (library) => {
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
    const device = createTestDevice({ state: new DeviceState({ clock }) });
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
  const local = device.openService('test:fail', openToClient);
  expect(await local?.readable.getReader().read()).toEqual({ done: true, value: undefined });

  expect(faults).toEqual([new Error('The service failed.'), new Error('The service failed.')]);
});
