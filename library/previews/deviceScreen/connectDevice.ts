import { Adb, type AdbCredentialStore, AdbDaemonTransport } from 'tango-latest-adb';
import { AdbDaemonWebUsbDeviceManager } from 'tango-latest-adb-daemon-webusb';
import { SimulatedDevice } from '../../device/SimulatedDevice.ts';
import { SimulatedUsb } from '../../device/usb/usb.ts';
import type { OnPacket } from '../../device/wire/packet.ts';

/** The device asks for no key, because creating one takes long. */
const NO_KEYS: AdbCredentialStore = {
  generateKey: () => Promise.reject(new Error('The simulated device asks for no key.')),
  iterateKeys: () => [],
};

/** Connect to a new simulated device, as a page connects to a real one over USB. */
export async function connectDevice(onPacket: OnPacket) {
  const device = new SimulatedDevice({ serial: 'emulator-5554', authentication: 'none', onPacket });
  // It has what the library uses of the interface.
  const usb = new SimulatedUsb({ devices: [device] }) as unknown as USB;
  const found = await new AdbDaemonWebUsbDeviceManager(usb).requestDevice();
  if (!found) throw new Error('The simulated device is not there.');
  const connection = await found.connect();
  const transport = await AdbDaemonTransport.authenticate({
    serial: found.serial,
    connection,
    credentialStore: NO_KEYS,
  });
  return { adb: new Adb(transport), state: device.state };
}
