import type { DeviceState } from '../DeviceState.ts';
import type { FindService } from '../service.ts';
import { AUTH, type AuthenticationPolicy, createToken, type KeyStore } from './authentication.ts';
import {
  type AdbPacket,
  formatHeader,
  MAX_PAYLOAD,
  NO_PAYLOAD,
  type OnPacket,
  PacketParser,
  VERSION,
} from './packet.ts';
import { StreamTable } from './StreamTable.ts';

/** Those of `supported_features()` in AOSP's `transport.cpp` for Android 14 that are simulated. */
export const FEATURES: readonly string[] = [
  ...['shell_v2', 'cmd', 'stat_v2', 'ls_v2', 'fixed_push_mkdir', 'abb', 'abb_exec', 'sendrecv_v2'],
  ...['sendrecv_v2_dry_run_send', 'delayed_ack'],
];

/** Source: `get_connection_string()` in AOSP's `adb.cpp`. */
const BANNER_PROPERTIES = ['ro.product.name', 'ro.product.model', 'ro.product.device'];

/** @example device::ro.product.name=shiba;ro.product.model=Pixel 8;ro.product.device=shiba;features=shell_v2,cmd */
function formatBanner({ properties }: DeviceState): string {
  const pairs = BANNER_PROPERTIES.map((name) => `${name}=${properties.get(name)};`);
  return `device::${pairs.join('')}features=${FEATURES.join(',')}`;
}

export interface ByteTransport {
  /** Headers and payloads are separate chunks. */
  readonly readable: ReadableStream<Uint8Array>;
  /** Takes any chunks, and copies them before a write resolves. */
  readonly writable: WritableStream<Uint8Array>;
}

export interface DeviceOptions {
  readonly state: DeviceState;
  readonly findService: FindService;
  readonly keys: KeyStore;
  readonly authentication: AuthenticationPolicy;
  readonly onPacket: OnPacket | undefined;
  /** For unexpected errors of services. */
  onFault(error: unknown): void;
  /** Called after the connection of the requesting service has ended. */
  restart(): void;
}

/** After the queue, with an error, or because the client stopped reading. */
export type OutputEnd = 'afterQueue' | 'cut' | 'canceled';

/** Services wait from here on. */
const SEND_BUFFER = 256 * 1024;

/** One transport of the device: the handshake, then the streams. */
export class Connection implements ByteTransport {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly #device: DeviceOptions;
  readonly #onEnd: (connection: Connection) => void;
  readonly #parser = new PacketParser();
  #output: ReadableStreamDefaultController<Uint8Array> | undefined;
  #onRoom: (() => void)[] = [];
  #input: WritableStreamDefaultController | undefined;
  #hasDelayedAck = false;
  #token: Uint8Array = NO_PAYLOAD;
  #streams: StreamTable | undefined;

  constructor(device: DeviceOptions, onEnd: (connection: Connection) => void) {
    this.#device = device;
    this.#onEnd = onEnd;
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#output = controller;
        },
        pull: () => this.#tellRoom(),
        cancel: () => this.end('canceled'),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: SEND_BUFFER }),
    );
    this.writable = new WritableStream<Uint8Array>({
      start: (controller) => {
        this.#input = controller;
      },
      write: (chunk) => this.#read(chunk),
      close: () => this.end('afterQueue'),
      abort: () => this.end('afterQueue'),
    });
  }

  /** `cut` fails both directions at once; else the client reads the end. A second end is ignored. */
  end(how: OutputEnd): void {
    if (!this.#output) return;
    this.#reset('The connection ended.');
    if (how === 'afterQueue') this.#output.close();
    if (how === 'cut') {
      const error = new Error('The device was unplugged.');
      this.#output.error(error);
      this.#input?.error(error);
    }
    this.#output = undefined;
    this.#tellRoom();
    this.#onEnd(this);
  }

  #read(chunk: Uint8Array): void {
    if (!this.#output) return;
    try {
      this.#parser.push(chunk, (packet) => this.#receive(packet));
    } catch (error) {
      // adbd drops a connection with broken framing.
      this.end('afterQueue');
      throw error;
    }
  }

  #receive(packet: AdbPacket): void {
    this.#device.onPacket?.({ ...packet, direction: 'toDevice' });
    if (packet.command === 'CNXN') this.#onConnect(packet);
    else if (packet.command === 'AUTH') this.#onAuthenticate(packet);
    else this.#streams?.receive(packet);
  }

  #onConnect({ arg1: maxPayload, payload }: AdbPacket): void {
    this.#hasDelayedAck = /features=[^;]*\bdelayed_ack\b/.test(new TextDecoder().decode(payload));
    this.#parser.maxPayload = Math.min(maxPayload, MAX_PAYLOAD);
    this.#reset('The client connected anew.');
    if (this.#device.authentication === 'none') this.#goOnline();
    else this.#askForSignature();
  }

  #askForSignature(): void {
    this.#token = createToken();
    this.#queue('AUTH', AUTH.token, 0, this.#token);
  }

  #onAuthenticate({ arg0: type, payload }: AdbPacket): void {
    if (this.#streams || this.#token.length === 0) return;
    if (type === AUTH.signature) {
      if (this.#device.keys.hasSigner(this.#token, payload)) this.#goOnline();
      else this.#askForSignature();
    }
    if (type === AUTH.publicKey && this.#device.keys.add(payload)) this.#goOnline();
  }

  #goOnline(): void {
    const { findService, state, onFault, restart } = this.#device;
    const { maxPayload } = this.#parser;
    this.#streams = new StreamTable({
      maxPayload,
      hasDelayedAck: this.#hasDelayedAck,
      findService,
      state,
      queue: (...packet) => this.#queue(...packet),
      waitForRoom: () => this.#waitForRoom(),
      onFault,
      onDisconnect: () => {
        this.end('afterQueue');
        restart();
      },
    });
    this.#queue('CNXN', VERSION, maxPayload, new TextEncoder().encode(formatBanner(state)));
  }

  /** Does not wait: if answers did, two waiting sides would deadlock. */
  #queue(command: string, arg0: number, arg1: number, payload: Uint8Array): void {
    const packet = { command, arg0, arg1, payload };
    this.#device.onPacket?.({ ...packet, direction: 'fromDevice' });
    // adbd sends the header and the payload as two USB transfers.
    this.#output?.enqueue(formatHeader(packet));
    if (payload.length > 0) this.#output?.enqueue(payload);
  }

  /** Also resolves at the end of the output. */
  async #waitForRoom(): Promise<void> {
    while (this.#output && (this.#output.desiredSize ?? 0) <= 0)
      await new Promise<void>((resolve) => this.#onRoom.push(resolve));
  }

  #tellRoom(): void {
    for (const resolve of this.#onRoom.splice(0)) resolve();
  }

  #reset(reason: string): void {
    this.#streams?.end(reason);
    this.#streams = undefined;
  }
}
