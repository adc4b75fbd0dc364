import * as oldAdb from 'tango-0.0.24-adb';
import * as oldStreams from 'tango-0.0.24-stream-extra';
import * as middleAdb from 'tango-2.0.0-adb';
import * as middleStreams from 'tango-2.0.0-stream-extra';
import * as adb from 'tango-2.1.0-adb';
import * as streams from 'tango-2.1.0-stream-extra';
import type { ByteTransport } from '../wire/Connection.ts';
import { createPrivateKey } from '../wire/createPrivateKey.ts';

/** A published client that the device has to serve. */
export interface Library {
  readonly release: string;
  readonly adb: typeof adb;
  readonly streams: typeof streams;
}

export type Adb = adb.Adb;

/** The published clients under test. The tests use what all of them have, so the newest types stand for the others. */
export const LIBRARIES: Library[] = [
  // Between these releases the members that the tests use kept their shape.
  { release: '0.0.24', adb: oldAdb as unknown as typeof adb, streams: oldStreams as unknown as typeof streams },
  { release: '2.0.0', adb: middleAdb as unknown as typeof adb, streams: middleStreams as unknown as typeof streams },
  { release: '2.1.0', adb, streams },
];

/** Create the store of a client: it makes one RSA key, and offers it again each time. */
export function createCredentialStore(): adb.AdbCredentialStore {
  const keys: adb.AdbPrivateKey[] = [];
  return {
    async generateKey() {
      const key = { buffer: await createPrivateKey(), name: 'user@test' };
      keys.push(key);
      return key;
    },
    iterateKeys: () => [...keys],
  };
}

/** Turn the bytes of a transport into the packets that a client expects. */
export function createPacketConnection({ adb, streams }: Library, transport: ByteTransport): adb.AdbDaemonConnection {
  const writer = transport.writable.getWriter();
  const serializer = new adb.AdbPacketSerializeStream();
  const output = new streams.WritableStream<streams.Consumable<Uint8Array>>({
    // A cut wire shows in what the client reads, as with the connections that the library makes.
    write: (chunk) => chunk.tryConsume((bytes) => writer.write(bytes).catch(() => {})),
    close: () => writer.close(),
  });
  // The alias of each package brings its own copy of the same stream types.
  void serializer.readable.pipeTo(output as never);
  return {
    // The library names the streams of the platform with types of its own.
    readable: (transport.readable as unknown as streams.ReadableStream<Uint8Array>).pipeThrough(
      new streams.StructDeserializeStream(adb.AdbPacket),
    ),
    writable: serializer.writable,
  };
}

export interface ConnectOptions {
  transport: ByteTransport;
  credentialStore?: adb.AdbCredentialStore;
}

/** Connect a client to the device. Waits as long as the device does not let it in. */
export async function connectLibrary(
  library: Library,
  { transport, credentialStore = createCredentialStore() }: ConnectOptions,
): Promise<Adb> {
  return new library.adb.Adb(
    await library.adb.AdbDaemonTransport.authenticate({
      serial: 'test',
      connection: createPacketConnection(library, transport),
      credentialStore,
    }),
  );
}
