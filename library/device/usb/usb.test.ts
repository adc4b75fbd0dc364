import * as oldWebUsb from 'tango-0.0.24-adb-daemon-webusb';
import * as middleWebUsb from 'tango-2.0.0-adb-daemon-webusb';
import * as webUsb from 'tango-2.1.0-adb-daemon-webusb';
import { describe, expect, test } from 'vitest';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { type Adb, createCredentialStore, LIBRARIES, type Library } from '../testing/libraries.ts';
import { SimulatedUsb, type SimulatedUsbOptions } from './usb.ts';

const [old, middle, current] = LIBRARIES as [Library, Library, Library];
const CLIENTS = [
  // The members that the tests use kept their shape between these releases.
  { ...old, webUsb: oldWebUsb as unknown as typeof webUsb },
  { ...middle, webUsb: middleWebUsb as unknown as typeof webUsb },
  { ...current, webUsb },
];
type Client = (typeof CLIENTS)[number];

function createManager({ webUsb }: Client, options: SimulatedUsbOptions) {
  const usb = new SimulatedUsb(options);
  // It has what the library calls; the type also names members that no client uses.
  return { usb, manager: new webUsb.AdbDaemonWebUsbDeviceManager(usb as unknown as USB) };
}

async function connect({ adb }: Client, device: webUsb.AdbDaemonWebUsbDevice): Promise<Adb> {
  return new adb.Adb(
    await adb.AdbDaemonTransport.authenticate({
      serial: device.serial,
      connection: await device.connect(),
      credentialStore: createCredentialStore(),
    }),
  );
}

async function requestDevice(manager: webUsb.AdbDaemonWebUsbDeviceManager) {
  const device = await manager.requestDevice();
  if (!device) throw new Error('No device was chosen.');
  return device;
}

describe.each(CLIENTS)('with the WebUSB client of $release', (client) => {
  test('a chosen device is found again, and says its name and serial number', async () => {
    const { manager } = createManager(client, { devices: [createTestDevice()] });
    expect(await manager.getDevices()).toEqual([]);

    await requestDevice(manager);

    const [device] = await manager.getDevices();
    expect(device).toMatchObject({ serial: 'test', name: 'Pixel 8' });
  });

  test('a device that was chosen on an earlier visit is there at once', async () => {
    const device = createTestDevice();
    const { manager } = createManager(client, { devices: [device], permitted: [device] });

    expect(await manager.getDevices()).toMatchObject([{ serial: 'test' }]);
  });

  test('a stream works over USB, and its bytes come back', async () => {
    const { manager } = createManager(client, { devices: [createTestDevice()] });
    const adb = await connect(client, await requestDevice(manager));
    const socket = await adb.createSocket('test:echo');
    const writer = socket.writable.getWriter();
    // A multiple of the USB packet size needs a packet of no bytes after it.
    const sent = Uint8Array.from({ length: 512 * 1000 }, (_, index) => index % 251);
    const sending = writer.write(sent);

    const received = new Uint8Array(sent.length);
    let length = 0;
    for await (const chunk of socket.readable) {
      received.set(chunk, length);
      length += chunk.length;
      if (length === sent.length) break;
    }
    await sending;

    expect(Buffer.compare(received, sent)).toBe(0);
    await adb.close();
  });

  test('a device can be connected again after it was closed', async () => {
    const { manager } = createManager(client, { devices: [createTestDevice()] });
    const device = await requestDevice(manager);
    await (await connect(client, device)).close();

    const adb = await connect(client, device);

    expect(adb.banner.model).toBe('Pixel 8');
  });

  test('unplugging ends the connection, and plugging in again shows another device', async () => {
    const simulated = createTestDevice();
    const { manager, usb } = createManager(client, { devices: [simulated] });
    const events: string[] = [];
    usb.addEventListener('connect', ({ type }) => events.push(type));
    usb.addEventListener('disconnect', ({ type }) => events.push(type));
    const adb = await connect(client, await requestDevice(manager));
    const [before] = await usb.getDevices();

    simulated.unplug();
    await adb.disconnected.catch(() => {});
    expect(await manager.getDevices()).toEqual([]);
    simulated.plugIn();

    const [after] = await usb.getDevices();
    expect(events).toEqual(['disconnect', 'connect']);
    expect(after).not.toBe(before);
  });
});
