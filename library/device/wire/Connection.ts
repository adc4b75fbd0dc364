import { formatBanner, parseFeatures } from '../profiles.ts';
import { AUTH, createToken, resolveNewKey } from './authentication.ts';
import { ByteOutput, type OutputEnd } from './ByteOutput.ts';
import type { DeviceOptions } from './DeviceOptions.ts';
import { PacketParser } from './PacketParser.ts';
import { type AdbPacket, formatHeader, NO_PAYLOAD, VERSION_WITHOUT_CHECKSUM } from './packet.ts';
import { StreamTable } from './StreamTable.ts';

export interface ByteTransport {
  /** Headers and payloads are separate chunks. */
  readonly readable: ReadableStream<Uint8Array>;
  /** Takes any chunks, and copies them before a write resolves. */
  readonly writable: WritableStream<Uint8Array>;
}

interface Terms {
  version: number;
  maxPayload: number;
  features: ReadonlySet<string>;
}

/** One transport of the device: the handshake, then the streams. */
export class Connection implements ByteTransport {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly #device: DeviceOptions;
  readonly #onEnd: (connection: Connection) => void;
  readonly #parser: PacketParser;
  readonly #output: ByteOutput;
  #input: WritableStreamDefaultController | undefined;
  #terms: Terms;
  #token: Uint8Array = NO_PAYLOAD;
  /** Aborted on a new handshake and at the end, so that a late answer never wins. */
  #handshake = new AbortController();
  #streams: StreamTable | undefined;
  #hasEnded = false;

  constructor(device: DeviceOptions, onEnd: (connection: Connection) => void) {
    this.#device = device;
    this.#onEnd = onEnd;
    const { version, maxPayload } = device.profile;
    this.#terms = { version, maxPayload, features: new Set() };
    this.#parser = new PacketParser({ maxPayload, hasChecksum: version < VERSION_WITHOUT_CHECKSUM });
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

  #onConnect({ arg0: version, arg1: maxPayload, payload }: AdbPacket): void {
    const { profile } = this.#device;
    const announced = parseFeatures(new TextDecoder().decode(payload));
    this.#terms = {
      version: Math.min(version, profile.version),
      maxPayload: Math.min(maxPayload, profile.maxPayload),
      features: new Set(announced.filter((feature) => profile.features.includes(feature))),
    };
    this.#parser.limits.maxPayload = this.#terms.maxPayload;
    this.#parser.limits.hasChecksum = this.#terms.version < VERSION_WITHOUT_CHECKSUM;
    this.#reset('The client connected anew.');
    this.#handshake = new AbortController();
    if (this.#device.policy === 'none') this.#goOnline();
    else this.#askForSignature();
  }

  #askForSignature(): void {
    this.#token = createToken();
    this.#queue({ command: 'AUTH', arg0: AUTH.token, arg1: 0, payload: this.#token });
  }

  #onAuthenticate({ arg0: type, payload }: AdbPacket): void {
    if (this.#streams || this.#token.length === 0) return;
    const { keys, policy } = this.#device;
    if (type === AUTH.signature) {
      if (policy !== 'refuse' && keys.hasSigner(this.#token, payload)) this.#goOnline();
      else this.#askForSignature();
    }
    if (type === AUTH.publicKey) {
      const { signal } = this.#handshake;
      void resolveNewKey(payload, { policy, keys, signal }).then((isAccepted) => {
        if (isAccepted && !signal.aborted && !this.#streams) this.#goOnline();
      });
    }
  }

  #goOnline(): void {
    const { profile, findService, state, clock } = this.#device;
    const { maxPayload, features } = this.#terms;
    this.#streams = new StreamTable({
      maxPayload,
      hasDelayedAck: features.has('delayed_ack'),
      findService,
      context: { state, features },
      queue: (command, arg0, arg1, payload) => this.#queue({ command, arg0, arg1, payload }),
      waitForRoom: () => this.#output.waitForRoom(),
      waitBeforeAcknowledgement: (signal) => {
        const delay = this.#device.acknowledgementDelay;
        return delay > 0 ? clock.sleep(delay, signal) : undefined;
      },
      onFault: (error) => this.#device.onFault(error),
      onDisconnect: () => {
        this.end('afterQueue');
        this.#device.restart();
      },
    });
    const payload = new TextEncoder().encode(formatBanner(profile));
    this.#queue({ command: 'CNXN', arg0: profile.version, arg1: maxPayload, payload });
  }

  #queue(packet: AdbPacket): void {
    this.#log('fromDevice', packet);
    // adbd sends the header and the payload as two USB transfers.
    this.#output.queue(formatHeader(packet, this.#terms.version));
    this.#output.queue(packet.payload);
  }

  #log(direction: 'toDevice' | 'fromDevice', packet: AdbPacket): void {
    this.#device.onPacket?.({ ...packet, direction, connection: this, time: this.#device.clock.now() });
  }

  #reset(reason: string): void {
    this.#handshake.abort();
    this.#streams?.end(reason);
    this.#streams = undefined;
  }
}
