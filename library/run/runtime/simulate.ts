// Bundled for each version of the library, and run with its samples.
import {
  Adb,
  type AdbCredentialStore,
  type AdbDaemonConnection,
  AdbDaemonTransport,
  AdbPacket,
  AdbPacketSerializeStream,
  type AdbPrivateKey,
  AdbServerClient,
  type AdbSocket,
} from '@yume-chan/adb';
import { AdbDaemonWebUsbDeviceManager } from '@yume-chan/adb-daemon-webusb';
import { PackageManager, PackageManagerInstallSession } from '@yume-chan/android-bin';
import {
  type Consumable,
  MaybeConsumable,
  type ReadableStream,
  StructDeserializeStream,
  WritableStream,
} from '@yume-chan/stream-extra';
import { DeviceState } from '../../device/DeviceState.ts';
import { SimulatedDevice } from '../../device/SimulatedDevice.ts';
import { SimulatedServer } from '../../device/server/server.ts';
import { SimulatedUsb } from '../../device/usb/usb.ts';
import { type AuthenticationPolicy, createPrivateKey } from '../../device/wire/authentication.ts';
import type { ByteTransport } from '../../device/wire/Connection.ts';
import type { OnPacket } from '../../device/wire/packet.ts';
import { PROVIDED_TYPES, type ProvidedType, SERVER_PORT } from '../providedTypes.ts';
import { DEVICE_VALUES, isDeviceValue } from './deviceValues.ts';

const SERIAL = 'emulator-5554';

/** The library's `DefaultServerPath`. */
const SCRCPY_SERVER_PATH = '/data/local/tmp/scrcpy-server.jar';

/** Creating a key takes longer than most samples. */
const keys: AdbPrivateKey[] = [];

/** Where samples keep their key. */
const credentialStore: AdbCredentialStore = {
  async generateKey() {
    const key = { buffer: await createPrivateKey(), name: 'samples@simulation' };
    keys.push(key);
    return key;
  },
  iterateKeys: () => [...keys],
};

const isProvided = (type: string): type is ProvidedType => PROVIDED_TYPES.some((known) => known === type);

/** Where the device itself listens. */
const DEVICE_PORT = 5555;

interface Options {
  onPacket?: OnPacket;
  authentication?: AuthenticationPolicy;
}

/** Provides the declared values of samples, on a new device. */
export class Simulation {
  readonly state = new DeviceState({ properties: { 'ro.serialno': SERIAL } });
  readonly device: SimulatedDevice;
  readonly usb: SimulatedUsb;
  readonly #server: SimulatedServer;

  constructor(options?: Options) {
    // Samples do not push the server. Its content is never read.
    this.state.files.write(SCRCPY_SERVER_PATH, new Uint8Array(1));
    this.device = new SimulatedDevice({ serial: SERIAL, state: this.state, ...options });
    this.usb = new SimulatedUsb({ devices: [this.device], permitted: [this.device] });
    const wireless = new SimulatedDevice({ serial: 'WIRELESS01' });
    // Each address leads to it.
    const network = new Proxy({}, { get: () => wireless });
    this.#server = new SimulatedServer({ devices: [this.device], network });
  }

  /** Throws if nobody listens. */
  connect(port: number): ByteTransport {
    if (port === SERVER_PORT) return this.#server.connect();
    if (port === DEVICE_PORT) return this.device.connect();
    throw new Error(`connect ECONNREFUSED 127.0.0.1:${port}`);
  }

  /** Rejects for unknown types. */
  async provide(type: string): Promise<unknown> {
    if (!isProvided(type)) throw new Error(`The simulation has no value of the type ${type}.`);
    return isDeviceValue(type) ? DEVICE_VALUES[type](() => this.#connect()) : this.#makers[type]();
  }

  readonly #makers: Record<Exclude<ProvidedType, keyof typeof DEVICE_VALUES>, () => unknown> = {
    AdbDaemonConnection: () => this.#open(),
    AdbCredentialStore: async () => {
      // This makes the key known to the device.
      await (await this.#connect()).close();
      return credentialStore;
    },
    AdbIncomingSocketHandler: () => (socket: AdbSocket) => socket.close(),
    AdbServerClient: () => this.#createClient(),
    'AdbServerClient.Device': async () => (await this.#createClient().getDevices())[0],
    USB: () => this.usb,
    AdbDaemonDevice: () => this.#requestDevice(),
    AdbDaemonWebUsbDevice: () => this.#requestDevice(),
    AdbDaemonWebUsbDeviceManager: () => this.#createManager(),
    AdbScrcpyClient: () => this.#startScrcpy(),
    'AdbScrcpyClient<AdbScrcpyOptions<object>>': () => this.#startScrcpy(),
    ScrcpyControlMessageWriter: async () => (await this.#startScrcpy()).controller,
    AdbDaemonWebUsbDeviceObserver: () => this.#createManager().trackDevices(),
    PackageManagerInstallSession: () => this.#openInstallSession(),
    'serial: string': () => SERIAL,
    '(data) => void': () => async (data: unknown) => console.log(data),
  };

  /** With a file, so that it can be committed. */
  async #openInstallSession(): Promise<PackageManagerInstallSession> {
    const session = await PackageManagerInstallSession.create(new PackageManager(await this.#connect()));
    const app = Uint8Array.of(0x50, 0x4b, 0x05, 0x06);
    const stream = new Blob([app]).stream() as unknown as ReadableStream<Uint8Array>;
    await session.addSplitStream('base.apk', app.length, stream);
    return session;
  }

  #createClient(): AdbServerClient {
    // Without reverse tunnels, which need ports of the computer.
    return new AdbServerClient({ connect: () => this.#openServer() } as AdbServerClient.ServerConnector);
  }

  #openServer(): AdbServerClient.ServerConnection {
    const { readable, writable } = this.#server.connect();
    const writer = writable.getWriter();
    const close = () => writer.close().then(ignore, ignore);
    return {
      readable: readable as unknown as ReadableStream<Uint8Array>,
      writable: new MaybeConsumable.WritableStream<Uint8Array>({
        write: (bytes) => writer.write(bytes),
        close,
      }),
      closed: writer.closed.then(ignore, ignore),
      close,
    };
  }

  /** Loads packages on demand. */
  async #startScrcpy() {
    const { startScrcpy } = await import('./startScrcpy.ts');
    return startScrcpy(await this.#connect(), SCRCPY_SERVER_PATH);
  }

  #createManager(): AdbDaemonWebUsbDeviceManager {
    // It has what the library uses of the interface.
    return new AdbDaemonWebUsbDeviceManager(this.usb as unknown as USB);
  }

  #requestDevice() {
    return this.#createManager().requestDevice();
  }

  async #connect(): Promise<Adb> {
    const transport = await AdbDaemonTransport.authenticate({
      serial: SERIAL,
      connection: this.#open(),
      credentialStore,
    });
    return new Adb(transport);
  }

  #open(): AdbDaemonConnection {
    const { readable, writable } = this.device.connect();
    const writer = writable.getWriter();
    const serializer = new AdbPacketSerializeStream();
    const output = new WritableStream<Consumable<Uint8Array>>({
      write: (chunk) => chunk.tryConsume((bytes) => writer.write(bytes)),
      close: () => writer.close(),
    });
    // A cut wire fails the reads.
    serializer.readable.pipeTo(output).catch(() => {});
    // The library has its own stream types.
    const packets = (readable as unknown as ReadableStream<Uint8Array>).pipeThrough(
      new StructDeserializeStream(AdbPacket),
    );
    return { readable: packets, writable: serializer.writable };
  }
}

/** Either side may close first. */
const ignore = () => undefined;
