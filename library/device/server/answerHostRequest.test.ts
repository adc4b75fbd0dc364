import { expect, test } from 'vitest';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { RawServerClient } from '../testing/RawServerClient.ts';
import { SimulatedServer } from './server.ts';

type SimulatedServerOptions = ConstructorParameters<typeof SimulatedServer>[0];

async function ask(request: string, options: SimulatedServerOptions = { devices: [createTestDevice()] }) {
  const client = new RawServerClient(new SimulatedServer(options).connect());
  await client.send(request);
  return client;
}

test.each([
  ['host:version', '0029'],
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
  ['host-serial:other:features', "device 'other' not found"],
  ['host:transport:other', "device 'other' not found"],
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
  const client = await ask('host:track-devices-l', { devices: [device] });
  const line = (id: number) =>
    `test                   device product:shiba model:Pixel_8 device:shiba transport_id:${id}\n`;
  expect([await client.readText(), await client.readString()]).toEqual(['OKAY', line(1)]);

  device.unplug();
  expect(await client.readText()).toBe('0000');
  device.plugIn();

  expect(await client.readString()).toBe(line(2));
});
