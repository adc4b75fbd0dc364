import { ANDROID_14 } from '../profiles.ts';
import type { SimulatedDevice } from '../SimulatedDevice.ts';
import { cut, type HostRequest, parseChoice } from './parseHostRequest.ts';
import type { ServerConnection } from './ServerConnection.ts';
import type { DeviceSelector, ServerDevice, ServerDevices } from './ServerDevices.ts';

/** Source: `ADB_SERVER_VERSION` in AOSP's `adb.h`. */
const SERVER_VERSION = 41;

/** Delayed acknowledgement is missing, because clients of the server see no packets. */
export const SERVER_FEATURES = [
  ...ANDROID_14.features.filter((feature) => feature !== 'delayed_ack'),
  // It describes how a server finds devices. No device announces it.
  'openscreen_mdns',
];

export interface HostExchange {
  readonly connection: ServerConnection;
  readonly devices: ServerDevices;
  /** Devices for `adb connect`, by address. */
  readonly network: Readonly<Record<string, SimulatedDevice>>;
  stop(): void;
}

/** Answer a request to the server. Resolves to the chosen device: the connection then continues. */
export async function answerHostRequest(
  exchange: HostExchange,
  { selector, command }: HostRequest,
): Promise<ServerDevice | undefined> {
  const choice = parseChoice(command);
  if (choice) return chooseDevice(exchange, choice, command);

  const [name, rest] = cut(command);
  const [, link, state] = /^wait-for-(any|usb|local)-(.+)$/.exec(command) ?? [];
  if (link && state) {
    const waited = selector ?? (link === 'usb' || link === 'local' ? { kind: 'link', link } : { kind: 'any' });
    await waitForState(exchange, waited, state);
    return undefined;
  }
  const answer = Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined;
  if (!answer) throw new Error(`unknown host service '${command}'`);
  await answer(exchange, rest, selector ?? { kind: 'any' });
  return undefined;
}

type Answer = (exchange: HostExchange, rest: string, selector: DeviceSelector) => Promise<void>;

const ANSWERS: Record<string, Answer> = {
  version: (exchange) => reply(exchange, SERVER_VERSION.toString(16).padStart(4, '0')),
  'host-features': (exchange) => reply(exchange, SERVER_FEATURES.join(',')),
  features: (exchange, _rest, selector) => {
    const { features } = exchange.devices.require(selector).device.profile;
    return reply(exchange, features.filter((feature) => SERVER_FEATURES.includes(feature)).join(','));
  },
  'devices-l': (exchange) => reply(exchange, exchange.devices.format()),
  'track-devices-l': trackDevices,
  connect: (exchange, address) => reply(exchange, connectNetwork(exchange, address)),
  pair: (exchange, rest) => reply(exchange, pairNetwork(exchange, rest)),
  mdns: (exchange) => reply(exchange, 'ERROR: mdns daemon unavailable'),
  kill: async ({ connection, stop }) => {
    await connection.writeOkay();
    stop();
  },
};

async function reply({ connection }: HostExchange, text: string): Promise<void> {
  await connection.writeOkay();
  await connection.writeString(text);
}

async function chooseDevice(
  { connection, devices }: HostExchange,
  selector: DeviceSelector,
  command: string,
): Promise<ServerDevice> {
  const entry = devices.require(selector);
  await connection.writeOkay();
  if (command.startsWith('tport:')) {
    const id = new Uint8Array(8);
    new DataView(id.buffer).setBigUint64(0, BigInt(entry.transportId), true);
    await connection.writeBytes(id);
  }
  return entry;
}

/** The first OKAY means that the server waits, the second that the state is reached. */
async function waitForState({ connection, devices }: HostExchange, selector: DeviceSelector, state: string) {
  const isReached = () => (state === 'disconnect') === (devices.find(selector).length === 0);
  await connection.writeOkay();
  while (!connection.signal.aborted && !isReached()) await devices.waitForChange(connection.signal);
  if (!connection.signal.aborted) await connection.writeOkay();
}

/** Send the list of devices, and its changes, until the client is gone. */
async function trackDevices({ connection, devices }: HostExchange): Promise<void> {
  await connection.writeOkay();
  while (!connection.signal.aborted) {
    const changed = devices.waitForChange(connection.signal);
    await connection.writeString(devices.format());
    await changed;
  }
}

function connectNetwork({ devices, network }: HostExchange, address: string): string {
  const serial = /:\d+$/.test(address) ? address : `${address}:5555`;
  if (devices.find({ kind: 'serial', serial }).length > 0) return `already connected to ${serial}`;
  const device = network[serial];
  if (!device?.isPluggedIn) return `failed to connect to '${serial}': Connection refused`;
  devices.add({ device, link: 'local', serial });
  return `connected to ${serial}`;
}

/** As AOSP's `adb_wifi_pair_device()`. Every code of six digits is accepted, because none is shown. */
function pairNetwork({ network }: HostExchange, rest: string): string {
  const [code, address] = cut(rest);
  if (!/:\d+$/.test(address)) return `Failed to parse address for pairing: ${address}`;
  if (!/^\d{6}$/.test(code)) return 'Failed: Wrong password or connection was dropped.';
  return `Successfully paired to ${address} [guid=adb-${network[address]?.serial ?? 'SIMULATED'}-simula]`;
}
