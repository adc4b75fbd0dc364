// Bundled for each version of the library, and run in a worker with its samples.
import {
  Adb,
  type AdbCredentialStore,
  type AdbDaemonConnection,
  AdbDaemonTransport,
  AdbPacket,
  AdbPacketSerializeStream,
  type AdbPrivateKey,
} from '@yume-chan/adb';
import { PackageManager } from '@yume-chan/android-bin';
import { type Consumable, type ReadableStream, StructDeserializeStream, WritableStream } from '@yume-chan/stream-extra';
import { DeviceState } from '../../../../device/DeviceState.ts';
import { ANDROID_14 } from '../../../../device/profiles.ts';
import { SimulatedDevice } from '../../../../device/SimulatedDevice.ts';
import { findService } from '../../../../device/services/findService.ts';
import type { ProvidedType } from '../runMessages.ts';

const SERIAL = 'SIMULATED01';

/** Make the values that samples declare without giving them, on a fresh device. */
export class Simulation {
  readonly device = new SimulatedDevice({
    profile: ANDROID_14,
    serial: SERIAL,
    state: new DeviceState({ properties: ANDROID_14.properties }),
    findService,
  });

  /** Make a value of a type, as samples write the type. */
  async provide(type: ProvidedType): Promise<unknown> {
    return this.#makers[type]();
  }

  readonly #makers: Record<ProvidedType, () => unknown> = {
    Adb: () => this.#connect(),
    AdbDaemonConnection: () => this.#open(),
    AdbCredentialStore: () => credentialStore,
    AdbSync: async () => (await this.#connect()).sync(),
    AdbTransport: async () => (await this.#connect()).transport,
    PackageManager: async () => new PackageManager(await this.#connect()),
  };

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
    // A cut wire shows in what the client reads.
    serializer.readable.pipeTo(output).catch(() => {});
    // The library names the streams of the platform with types of its own.
    const packets = (readable as unknown as ReadableStream<Uint8Array>).pipeThrough(
      new StructDeserializeStream(AdbPacket),
    );
    return { readable: packets, writable: serializer.writable };
  }
}

/** One key for all samples of a worker: to make one takes longer than most samples. */
const keys: AdbPrivateKey[] = [];
const credentialStore: AdbCredentialStore = {
  async generateKey() {
    const { privateKey } = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-1' },
      true,
      ['sign', 'verify'],
    );
    const key = {
      buffer: new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)),
      name: 'samples@simulation',
    };
    keys.push(key);
    return key;
  },
  iterateKeys: () => [...keys],
};
