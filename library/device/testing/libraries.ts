import * as oldAdb from 'tango-0.0.24-adb';
import * as oldStreams from 'tango-0.0.24-stream-extra';
import * as middleAdb from 'tango-2.0.0-adb';
import * as middleStreams from 'tango-2.0.0-stream-extra';
import * as adb from 'tango-2.1.0-adb';
import * as streams from 'tango-2.1.0-stream-extra';
import { createPrivateKey } from '../wire/authentication.ts';
import type { ByteTransport } from '../wire/Connection.ts';

export interface Library {
  readonly release: string;
  readonly adb: typeof adb;
  readonly streams: typeof streams;
}

export type Adb = adb.Adb;

/** The clients share the members that the tests use, so the newest types fit. */
export const LIBRARIES: Library[] = [
  // The members that the tests use are the same in these releases.
  { release: '0.0.24', adb: oldAdb as unknown as typeof adb, streams: oldStreams as unknown as typeof streams },
  { release: '2.0.0', adb: middleAdb as unknown as typeof adb, streams: middleStreams as unknown as typeof streams },
  { release: '2.1.0', adb, streams },
];

/** Create the store of a client, with one RSA key. */
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

/** Connect a transport to the packets of a client. */
function createPacketConnection({ adb, streams }: Library, transport: ByteTransport): adb.AdbDaemonConnection {
  const writer = transport.writable.getWriter();
  const serializer = new adb.AdbPacketSerializeStream();
  const output = new streams.WritableStream<streams.Consumable<Uint8Array>>({
    // A cut wire fails the reads, as with the library's connections.
    write: (chunk) => chunk.tryConsume((bytes) => writer.write(bytes).catch(() => {})),
    close: () => writer.close(),
  });
  // Each package alias has its own types.
  void serializer.readable.pipeTo(output as never);
  return {
    // The library has its own stream types.
    readable: (transport.readable as unknown as streams.ReadableStream<Uint8Array>).pipeThrough(
      new streams.StructDeserializeStream(adb.AdbPacket),
    ),
    writable: serializer.writable,
  };
}

interface ConnectOptions {
  transport: ByteTransport;
  credentialStore?: adb.AdbCredentialStore;
}

/** Connect a client, once the device lets it in. */
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
