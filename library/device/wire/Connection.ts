import type { Clock } from '../clock.ts';
import type { DeviceState } from '../DeviceState.ts';
import type { OnPacket } from '../packetLog.ts';
import { type DeviceProfile, formatBanner, parseFeatures } from '../profiles.ts';
import type { FindService } from '../service.ts';
import { AUTH, type AuthenticationPolicy, createToken, type KeyStore } from './authentication.ts';
import { ByteOutput, type OutputEnd } from './ByteOutput.ts';
import { PacketParser } from './PacketParser.ts';
import { type AdbPacket, formatHeader, MAX_PAYLOAD, NO_PAYLOAD, VERSION } from './packet.ts';
import { StreamTable } from './StreamTable.ts';

export interface ByteTransport {
  /** Headers and payloads are separate chunks. */
  readonly readable: ReadableStream<Uint8Array>;
  /** Takes any chunks, and copies them before a write resolves. */
  readonly writable: WritableStream<Uint8Array>;
}

export interface DeviceOptions {
  readonly profile: DeviceProfile;
  readonly state: DeviceState;
  readonly findService: FindService;
  readonly keys: KeyStore;
  readonly authentication: AuthenticationPolicy;
  readonly clock: Clock;
  readonly onPacket: OnPacket | undefined;
  /** For unexpected errors of services. */
  onFault(error: unknown): void;
  /** Called after the connection of the requesting service has ended. */
  restart(): void;
}

/** One transport of the device: the handshake, then the streams. */
export class Connection implements ByteTransport {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly #device: DeviceOptions;
  readonly #onEnd: (connection: Connection) => void;
  readonly #parser = new PacketParser();
  readonly #output: ByteOutput;
  #input: WritableStreamDefaultController | undefined;
  #features: ReadonlySet<string> = new Set();
  #token: Uint8Array = NO_PAYLOAD;
  #streams: StreamTable | undefined;
  #hasEnded = false;

  constructor(device: DeviceOptions, onEnd: (connection: Connection) => void) {
    this.#device = device;
    this.#onEnd = onEnd;
    this.#output = new ByteOutput(() => this.end('canceled'));
    this.readable = this.#output.readable;
    this.writable = new WritableStream<Uint8Array>({
      start: (controller) => {
        this.#input = controller;
      },
      write: (chunk) => this.#read(chunk),
      close: () => this.end('afterQueue'),
      abort: () => this.end('afterQueue'),
    });
  }

  /** `cut` fails both directions at once; else the client reads the end. */
  end(how: OutputEnd): void {
    this.#reset('The connection ended.');
    this.#output.end(how);
    this.#hasEnded = true;
    if (how === 'cut') this.#input?.error(new Error('The device was unplugged.'));
    this.#onEnd(this);
  }

  #read(chunk: Uint8Array): void {
    if (this.#hasEnded) return;
    try {
      this.#parser.push(chunk, (packet) => this.#receive(packet));
    } catch (error) {
      // adbd drops a connection with broken framing.
      this.end('afterQueue');
      throw error;
    }
  }

  #receive(packet: AdbPacket): void {
    this.#log('toDevice', packet);
    if (packet.command === 'CNXN') this.#onConnect(packet);
    else if (packet.command === 'AUTH') this.#onAuthenticate(packet);
    else this.#streams?.receive(packet);
  }

  #onConnect({ arg1: maxPayload, payload }: AdbPacket): void {
    const { features } = this.#device.profile;
    const announced = parseFeatures(new TextDecoder().decode(payload));
    this.#features = new Set(announced.filter((feature) => features.includes(feature)));
    this.#parser.maxPayload = Math.min(maxPayload, MAX_PAYLOAD);
    this.#reset('The client connected anew.');
    if (this.#device.authentication === 'none') this.#goOnline();
    else this.#askForSignature();
  }

  #askForSignature(): void {
    this.#token = createToken();
    this.#queue({ command: 'AUTH', arg0: AUTH.token, arg1: 0, payload: this.#token });
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
    const { profile, findService, state } = this.#device;
    const { maxPayload } = this.#parser;
    const features = this.#features;
    this.#streams = new StreamTable({
      maxPayload,
      hasDelayedAck: features.has('delayed_ack'),
      findService,
      context: { state, features },
      queue: (command, arg0, arg1, payload) => this.#queue({ command, arg0, arg1, payload }),
      waitForRoom: () => this.#output.waitForRoom(),
      onFault: (error) => this.#device.onFault(error),
      onDisconnect: () => {
        this.end('afterQueue');
        this.#device.restart();
      },
    });
    const payload = new TextEncoder().encode(formatBanner(profile));
    this.#queue({ command: 'CNXN', arg0: VERSION, arg1: maxPayload, payload });
  }

  #queue(packet: AdbPacket): void {
    this.#log('fromDevice', packet);
    // adbd sends the header and the payload as two USB transfers.
    this.#output.queue(formatHeader(packet));
    this.#output.queue(packet.payload);
  }

  #log(direction: 'toDevice' | 'fromDevice', packet: AdbPacket): void {
    this.#device.onPacket?.({ ...packet, direction, connection: this, time: this.#device.clock.now() });
  }

  #reset(reason: string): void {
    this.#streams?.end(reason);
    this.#streams = undefined;
  }
}
