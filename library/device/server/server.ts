import type { SimulatedDevice } from '../SimulatedDevice.ts';
import { connectStreams, createStreamPair, type ServiceStream } from '../services/sockets.ts';
import { ByteReader } from '../wire/ByteReader.ts';
import { type ByteTransport, FEATURES } from '../wire/Connection.ts';

/** Source: `ADB_SERVER_VERSION` in AOSP's `adb.h`. */
const SERVER_VERSION = 41;

/** Delayed acknowledgement is missing, because clients of the server see no packets. */
const DEVICE_FEATURES = FEATURES.filter((feature) => feature !== 'delayed_ack');

/** The last one describes how a server finds devices. No device announces it. */
const SERVER_FEATURES = [...DEVICE_FEATURES, 'openscreen_mdns'];

interface ServerDevice {
  readonly device: SimulatedDevice;
  readonly link: 'usb' | 'local';
  /** Serial number, or the address of `adb connect`. */
  readonly serial: string;
  /** Of the transport. Never used again, even for the same device. */
  readonly id: number;
}

interface DeviceSelector {
  readonly by: 'any' | 'usb' | 'local' | 'serial' | 'id';
  /** Serial number or id. */
  readonly name: string;
}

/** The devices of a server. Dispatches `change`. */
class ServerDevices extends EventTarget {
  #list: ServerDevice[] = [];
  #lastId = 0;

  get serials(): string[] {
    return this.#list.map(({ serial }) => serial);
  }

  /** The device is listed while it is plugged in. */
  add(entry: Omit<ServerDevice, 'id'>): void {
    const update = () => {
      this.#list = this.#list.filter(({ device }) => device !== entry.device);
      if (entry.device.isPluggedIn) this.#list.push({ ...entry, id: ++this.#lastId });
      this.dispatchEvent(new Event('change'));
    };
    entry.device.onPlugChange(update);
    update();
  }

  find({ by, name }: DeviceSelector): ServerDevice[] {
    return this.#list.filter(
      ({ link, serial, id }) =>
        by === 'any' || by === link || name === { serial, id: String(id) }[by as 'serial' | 'id'],
    );
  }

  /** Find the only device of a selector. Throws like AOSP's `acquire_one_transport()`. */
  require(selector: DeviceSelector): ServerDevice {
    const [found, ...others] = this.find(selector);
    const { by, name } = selector;
    if (!found) throw new Error(by === 'serial' ? `device '${name}' not found` : 'no devices/emulators found');
    if (others.length > 0) throw new Error('more than one device/emulator');
    return found;
  }

  /** Resolves at the next change of the list, or when the signal aborts. */
  waitForChange(signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve) => {
      this.addEventListener('change', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }

  /** Format what `adb devices -l` shows, as AOSP's `append_transport()`. Spaces in a value become underscores. */
  format(): string {
    const lines = this.#list.map(({ device, serial, id }) => {
      const read = (key: string) => (device.state.properties.get(`ro.product.${key}`) ?? '').replace(/[^\w-]/g, '_');
      const product = `product:${read('name')} model:${read('model')} device:${read('device')}`;
      return `${serial.padEnd(22)} device ${product} transport_id:${id}\n`;
    });
    return lines.join('');
  }
}

interface SimulatedServerOptions {
  readonly devices: readonly SimulatedDevice[];
  /** Devices for `adb connect`, by address. */
  readonly network?: Readonly<Record<string, SimulatedDevice>>;
}

/** An ADB server for simulated devices, without forwards and reverse tunnels. */
export class SimulatedServer {
  readonly #connections = new Set<ServiceStream>();
  #isRunning = true;
  readonly #devices = new ServerDevices();
  readonly #network: Readonly<Record<string, SimulatedDevice>>;

  constructor({ devices, network = {} }: SimulatedServerOptions) {
    this.#network = network;
    for (const device of devices) this.#devices.add({ device, link: 'usb', serial: device.serial });
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Throws after the server was stopped. */
  connect(): ByteTransport {
    if (!this.isRunning) throw new Error('The ADB server was stopped. Create another one.');
    const [client, own] = createStreamPair();
    const connection = new ServerConnection(own);
    this.#connections.add(own);
    void this.#serve(connection)
      // The client may be gone by now.
      .catch(({ message }) => connection.write(`FAIL${formatString(message)}`).catch(() => {}))
      .finally(() => this.#connections.delete(own) && own.close());
    return client;
  }

  /** Answer requests until one of them takes or ends the connection. Throws the reason of a refusal. */
  async #serve(connection: ServerConnection): Promise<void> {
    let chosen: DeviceSelector = { by: 'any', name: '' };
    for (let text = await connection.readRequest(); text !== undefined; text = await connection.readRequest()) {
      const request = parseRequest(text, this.#devices.serials);
      if (!request) return this.#openService(connection, text, chosen);
      const choice = parseChoice(request.command);
      if (!choice) return this.#answer(connection, request.command, request.selector ?? chosen);
      // A choice on the connection holds for the next requests.
      const { id } = this.#devices.require(choice);
      chosen = { by: 'id', name: String(id) };
      // The id in eight bytes, low byte first.
      const written = request.command.startsWith('tport:') ? String.fromCharCode(id).padEnd(8, '\0') : '';
      await connection.write(`OKAY${written}`);
    }
  }

  async #openService(connection: ServerConnection, destination: string, selector: DeviceSelector): Promise<void> {
    const { device } = this.#devices.require(selector);
    // A page has no ports, so reverse tunnels lead nowhere.
    const stream = device.openService(destination, async (address) => {
      throw new Error(`cannot connect to ${address}: this server has no ports`);
    });
    if (!stream) throw new Error('closed');
    await connection.write('OKAY');
    await connectStreams(connection.release(), stream);
  }

  async #answer(connection: ServerConnection, command: string, selector: DeviceSelector): Promise<void> {
    const devices = this.#devices;
    const [name, rest] = cut(command);
    const [, state] = /^wait-for-(?:any|usb|local)-(.+)$/.exec(command) ?? [];
    const answers: Readonly<Record<string, () => string>> = {
      version: () => formatLength(SERVER_VERSION),
      'host-features': () => SERVER_FEATURES.join(','),
      features: () => {
        devices.require(selector);
        return DEVICE_FEATURES.join(',');
      },
      'devices-l': () => devices.format(),
      connect: () => this.#connectNetwork(rest),
      pair: () => this.#pair(rest),
      mdns: () => 'ERROR: mdns daemon unavailable',
    };
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer) await connection.write(`OKAY${formatString(answer())}`);
    else if (state) await this.#waitForState(connection, selector, state);
    else if (name === 'track-devices-l') await this.#trackDevices(connection);
    else if (name === 'kill') await connection.write('OKAY').then(() => this.#stop());
    else throw new Error(`unknown host service '${command}'`);
  }

  #stop(): void {
    this.#isRunning = false;
    for (const { close } of this.#connections) close();
  }

  /** The first OKAY means that the server waits, the second that the state is reached. */
  async #waitForState(connection: ServerConnection, selector: DeviceSelector, state: string): Promise<void> {
    const { signal } = connection;
    const isReached = () => (state === 'disconnect') === (this.#devices.find(selector).length === 0);
    await connection.write('OKAY');
    while (!signal.aborted && !isReached()) await this.#devices.waitForChange(signal);
    if (!signal.aborted) await connection.write('OKAY');
  }

  /** Send the list of devices, and its changes, until the client is gone. */
  async #trackDevices(connection: ServerConnection): Promise<void> {
    await connection.write('OKAY');
    while (!connection.signal.aborted) {
      const changed = this.#devices.waitForChange(connection.signal);
      await connection.write(formatString(this.#devices.format()));
      await changed;
    }
  }

  #connectNetwork(address: string): string {
    const serial = /:\d+$/.test(address) ? address : `${address}:5555`;
    if (this.#devices.serials.includes(serial)) return `already connected to ${serial}`;
    const device = this.#network[serial];
    if (!device?.isPluggedIn) return `failed to connect to '${serial}': Connection refused`;
    this.#devices.add({ device, link: 'local', serial });
    return `connected to ${serial}`;
  }

  /** As AOSP's `adb_wifi_pair_device()`. Every code of six digits is accepted, because none is shown. */
  #pair(rest: string): string {
    const [code, address] = cut(rest);
    if (!/:\d+$/.test(address)) return `Failed to parse address for pairing: ${address}`;
    if (!/^\d{6}$/.test(code)) return 'Failed: Wrong password or connection was dropped.';
    return `Successfully paired to ${address} [guid=adb-${this.#network[address]?.serial ?? 'SIMULATED'}-simula]`;
  }
}

/** Strings have their length in four hexadecimal digits. Source: AOSP `OVERVIEW.TXT`. */
class ServerConnection {
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  readonly #stream: ServiceStream;
  readonly #reader: ByteReader;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor(stream: ServiceStream) {
    this.signal = stream.signal;
    this.#stream = stream;
    this.#reader = new ByteReader(stream.readable);
    this.#writer = stream.writable.getWriter();
  }

  /** Undefined if the client is gone. */
  async readRequest(): Promise<string | undefined> {
    const length = await this.#reader.read(4);
    const text = length && (await this.#reader.read(Number.parseInt(new TextDecoder().decode(length), 16)));
    return text && new TextDecoder().decode(text);
  }

  write(text: string): Promise<void> {
    return this.#writer.write(new TextEncoder().encode(text));
  }

  /** The client waits for an answer, so that nothing is left to read. */
  release(): ServiceStream {
    this.#reader.release();
    this.#writer.releaseLock();
    return this.#stream;
  }
}

const formatLength = (length: number): string => length.toString(16).padStart(4, '0');

const formatString = (text: string): string => formatLength(new TextEncoder().encode(text).length) + text;

interface HostRequest {
  readonly selector: DeviceSelector | undefined;
  /** Such as `version` or `connect:192.168.1.20`. */
  readonly command: string;
}

/** Parse a request to the server. Undefined if it is for a device. Source: AOSP `SERVICES.TXT`. */
function parseRequest(request: string, serials: readonly string[]): HostRequest | undefined {
  const [prefix, rest] = cut(request);
  if (prefix === 'host') return { selector: undefined, command: rest };
  if (prefix === 'host-usb' || prefix === 'host-local')
    return { selector: { by: prefix === 'host-usb' ? 'usb' : 'local', name: '' }, command: rest };
  if (prefix !== 'host-serial' && prefix !== 'host-transport-id') return undefined;
  // Serial numbers may have colons: known ones come first, then addresses with a port.
  const name =
    serials.find((serial) => rest.startsWith(`${serial}:`)) ?? /^[^:]+:\d+(?=:)/.exec(rest)?.[0] ?? cut(rest)[0];
  return { selector: { by: prefix === 'host-serial' ? 'serial' : 'id', name }, command: rest.slice(name.length + 1) };
}

const CHOICE = /^(?:(?:tport:|transport-)(any|usb|local)|(?:tport:serial|transport):(.*)|transport-id:(\d+))$/;

/** Parse the device after `transport` or `tport`. Undefined for another command. */
function parseChoice(command: string): DeviceSelector | undefined {
  const [, link, serial, id] = CHOICE.exec(command) ?? [];
  // The pattern has these words.
  if (link !== undefined) return { by: link as 'any' | 'usb' | 'local', name: '' };
  if (serial !== undefined) return { by: 'serial', name: serial };
  return id === undefined ? undefined : { by: 'id', name: id };
}

/** Cut at the first colon. */
function cut(text: string): [head: string, rest: string] {
  const index = text.indexOf(':');
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
