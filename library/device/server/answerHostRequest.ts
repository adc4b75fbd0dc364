import type { ServerConnection } from './ServerConnection.ts';
import { type DeviceSelector, formatDeviceList, resolveConnectionState, type ServerDevice } from './ServerDevices.ts';
import { cut, type HostRequest, parseChoice, parseWait } from './serverRequest.ts';
import {
  openOnDevice,
  requireDevice,
  resolveFeatures,
  SERVER_FEATURES,
  SERVER_VERSION,
  type ServerState,
} from './serverState.ts';
import { trackDevices, waitForState } from './watchDevices.ts';

interface HostExchange {
  connection: ServerConnection;
  state: ServerState;
  /** The device of an earlier request on the connection. */
  chosen: ServerDevice | undefined;
  request: HostRequest;
}

/** Answer a request to the server. Resolves to the chosen device: the connection then continues. */
export async function answerHostRequest(exchange: HostExchange): Promise<ServerDevice | undefined> {
  const { command } = exchange.request;
  const [name, rest] = cut(command);
  const selector = parseChoice(command);
  if (selector) return chooseDevice(exchange, selector);

  const wait = parseWait(command);
  const answer = ANSWERS[name];
  if (wait) await answerWait(exchange, wait);
  else if (answer) await answer(exchange, rest);
  else throw new Error(`unknown host service '${command}'`);
  return undefined;
}

type Answer = (exchange: HostExchange, rest: string) => Promise<void>;

const ANSWERS: Record<string, Answer> = {
  version: (exchange) => reply(exchange, SERVER_VERSION.toString(16).padStart(4, '0')),
  'host-features': (exchange) => reply(exchange, SERVER_FEATURES.join(',')),
  features: (exchange) => reply(exchange, resolveFeatures(requireTarget(exchange)).join(',')),
  devices: (exchange) => reply(exchange, formatDeviceList(exchange.state.devices.list, 'short')),
  'devices-l': (exchange) => reply(exchange, formatDeviceList(exchange.state.devices.list, 'long')),
  'track-devices': (exchange) => track(exchange, 'short'),
  'track-devices-l': (exchange) => track(exchange, 'long'),
  'get-state': (exchange) => reply(exchange, resolveConnectionState(requireTarget(exchange))),
  'get-serialno': (exchange) => reply(exchange, requireTarget(exchange).serial),
  'get-devpath': (exchange) => reply(exchange, 'usb:1-1'),
  connect: (exchange, address) => reply(exchange, connectNetwork(exchange, address)),
  disconnect: (exchange, address) => reply(exchange, disconnectNetwork(exchange, address)),
  pair: (exchange, rest) => reply(exchange, pairNetwork(exchange, rest)),
  reconnect: (exchange) => reply(exchange, 'done'),
  'reconnect-offline': (exchange) => reply(exchange, ''),
  mdns: (exchange, rest) => reply(exchange, rest === 'check' ? 'ERROR: mdns daemon unavailable' : ''),
  forward: addForward,
  'list-forward': (exchange) => reply(exchange, exchange.state.forwards.format()),
  killforward: removeForward,
  'killforward-all': removeForwards,
  kill: stopServer,
};

async function reply({ connection }: HostExchange, text: string): Promise<void> {
  await connection.writeOkay();
  await connection.writeString(text);
}

function requireTarget({ state, chosen, request }: HostExchange): ServerDevice {
  if (!request.selector && chosen) return chosen;
  return requireDevice(state.devices, request.selector ?? { kind: 'any' });
}

async function chooseDevice(
  { connection, state, request }: HostExchange,
  selector: DeviceSelector,
): Promise<ServerDevice> {
  const entry = requireDevice(state.devices, selector);
  await connection.writeOkay();
  if (request.command.startsWith('tport:')) {
    const id = new Uint8Array(8);
    new DataView(id.buffer).setBigUint64(0, BigInt(entry.transportId), true);
    await connection.writeBytes(id);
  }
  return entry;
}

/** The first OKAY means that the server waits, the second that the state is reached. */
async function answerWait(
  { connection, state, request }: HostExchange,
  wait: { selector: DeviceSelector; state: string },
): Promise<void> {
  await connection.writeOkay();
  await waitForState(connection, state.devices, { selector: request.selector ?? wait.selector, state: wait.state });
  if (!connection.signal.aborted) await connection.writeOkay();
}

async function track({ connection, state }: HostExchange, style: 'short' | 'long'): Promise<void> {
  await connection.writeOkay();
  await trackDevices(connection, state.devices, style);
}

function connectNetwork({ state }: HostExchange, address: string): string {
  const serial = /:\d+$/.test(address) ? address : `${address}:5555`;
  if (state.devices.find({ kind: 'serial', serial }).length > 0) return `already connected to ${serial}`;
  const device = state.network[serial];
  if (!device?.isPluggedIn) return `failed to connect to '${serial}': Connection refused`;
  if (device.authentication === 'refuse') return `failed to authenticate to ${serial}`;
  state.devices.add({ device, link: 'local', serial });
  return `connected to ${serial}`;
}

/** As AOSP's `adb_wifi_pair_device()`. Every code of six digits is accepted, because none is shown. */
function pairNetwork({ state }: HostExchange, rest: string): string {
  const [code, address] = cut(rest);
  if (!/:\d+$/.test(address)) return `Failed to parse address for pairing: ${address}`;
  if (!/^\d{6}$/.test(code)) return 'Failed: Wrong password or connection was dropped.';
  const serial = state.network[address]?.serial ?? 'SIMULATED';
  return `Successfully paired to ${address} [guid=adb-${serial}-simula]`;
}

function disconnectNetwork({ state }: HostExchange, address: string): string {
  if (address === '') {
    for (const entry of state.devices.find({ kind: 'link', link: 'local' })) state.devices.remove(entry);
    return 'disconnected everything';
  }
  const serial = /:\d+$/.test(address) ? address : `${address}:5555`;
  const [entry] = state.devices.find({ kind: 'serial', serial });
  if (!entry) throw new Error(`no such device '${serial}'`);
  state.devices.remove(entry);
  return `disconnected ${serial}`;
}

/** The first OKAY means that the device was found, the second that the forward exists. */
async function addForward(exchange: HostExchange, rest: string): Promise<void> {
  const { connection, state } = exchange;
  const entry = requireTarget(exchange);
  const addresses = rest.replace(/^norebind:/, '');
  const [local = '', remote = ''] = addresses.split(';');
  const address = await state.forwards.add({
    serial: entry.serial,
    local,
    remote,
    canRebind: addresses === rest,
    open: () => openOnDevice(entry, remote, state),
  });
  await connection.writeOkay();
  await connection.writeOkay();
  if (local === 'tcp:0') await connection.writeString(cut(address)[1]);
}

async function removeForward({ connection, state }: HostExchange, local: string): Promise<void> {
  if (!state.forwards.remove(local)) throw new Error(`listener '${local}' not found`);
  await connection.writeOkay();
  await connection.writeOkay();
}

async function removeForwards({ connection, state }: HostExchange): Promise<void> {
  state.forwards.removeAll();
  await connection.writeOkay();
  await connection.writeOkay();
}

async function stopServer({ connection, state }: HostExchange): Promise<void> {
  await connection.writeOkay();
  state.stop();
}
