import { ANDROID_14 } from '../profiles.ts';
import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import { type DeviceSelector, resolveConnectionState, type ServerDevice, type ServerDevices } from './ServerDevices.ts';
import type { LocalPorts, ServerForwards } from './ServerForwards.ts';

/** Source: `ADB_SERVER_VERSION` in AOSP's `adb.h`. */
export const SERVER_VERSION = 41;

/** Delayed acknowledgement is missing, because clients of the server see no packets. */
export const SERVER_FEATURES = [
  ...ANDROID_14.features.filter((feature) => feature !== 'delayed_ack'),
  // It describes how a server finds devices. No device announces it.
  'openscreen_mdns',
];

export interface ServerState {
  readonly devices: ServerDevices;
  readonly forwards: ServerForwards;
  readonly ports: LocalPorts;
  /** Devices for `adb connect`, by address. */
  readonly network: Readonly<Record<string, SimulatedDevice>>;
  stop(): void;
}

/** Resolve the features of both device and server. */
export const resolveFeatures = ({ device }: ServerDevice): string[] =>
  device.profile.features.filter((feature) => SERVER_FEATURES.includes(feature));

/** Find the only device of a selector. Throws like AOSP's `acquire_one_transport()`. */
export function requireDevice(devices: ServerDevices, selector: DeviceSelector): ServerDevice {
  const [found, ...others] = devices.find(selector);
  if (!found) {
    const isNamed = selector.kind === 'serial';
    throw new Error(isNamed ? `device '${selector.serial}' not found` : 'no devices/emulators found');
  }
  if (others.length > 0) throw new Error('more than one device/emulator');
  if (resolveConnectionState(found) === 'unauthorized') throw new Error('device unauthorized.');
  return found;
}

/** Open a destination for a client. Undefined if the device refuses it. */
export function openOnDevice(
  entry: ServerDevice,
  destination: string,
  { ports }: Pick<ServerState, 'ports'>,
): ByteTransport | undefined {
  return entry.device.openService(destination, {
    features: new Set(resolveFeatures(entry)),
    openToClient: async (address) => ({ ...(await ports.connect(address)), signal: new AbortController().signal }),
  });
}
