import type { Service, ServiceContext } from '../service.ts';
import { ByteOutput, type OutputEnd } from './ByteOutput.ts';
import type { ByteTransport } from './Connection.ts';
import { DeviceStream } from './DeviceStream.ts';
import { serve } from './StreamTable.ts';

/** Bytes per chunk on the wire of a current device. */
const MAX_CHUNK = 1024 * 1024;

interface LocalStream extends ByteTransport {
  /** `cut` fails both directions at once. */
  end(how: OutputEnd): void;
}

interface OpenLocallyOptions {
  service: Service;
  context: Omit<ServiceContext, 'disconnect'>;
  /** For unexpected errors of the service. */
  onFault(error: unknown): void;
  /** Called once. `disconnects` if the service asked to end its connection. */
  onEnd(disconnects: boolean): void;
}

/** Serve a stream without packets. Closing the writable closes the stream. */
export function openLocally({ service, context, onFault, onEnd }: OpenLocallyOptions): LocalStream {
  let input: WritableStreamDefaultController | undefined;
  let acknowledge: (() => void) | undefined;
  let disconnects = false;
  let hasEnded = false;

  const end = (how: OutputEnd) => {
    if (hasEnded) return;
    hasEnded = true;
    stream.end('The stream ended.');
    output.end(how);
    input?.error(new Error('The stream ended.'));
    acknowledge?.();
    onEnd(disconnects);
  };
  const output = new ByteOutput(() => end('canceled'));
  const stream = new DeviceStream({
    localId: 1,
    remoteId: 1,
    credit: 1,
    closesItself: false,
    wire: {
      maxPayload: MAX_CHUNK,
      hasDelayedAck: false,
      sendData: async (sender, payload) => {
        await output.waitForRoom();
        output.queue(payload);
        sender.takeAcknowledgement(0);
      },
      acknowledge: () => acknowledge?.(),
      onLocalClose: () => end('afterQueue'),
    },
  });
  const writable = new WritableStream<Uint8Array>({
    start: (controller) => {
      input = controller;
    },
    write: (chunk) => {
      const isTaken = new Promise<void>((resolve) => {
        acknowledge = resolve;
      });
      stream.receive(chunk.slice());
      return isTaken;
    },
    close: () => end('afterQueue'),
    abort: () => end('afterQueue'),
  });

  const disconnect = () => {
    disconnects = true;
  };
  const run = () => service(stream, { ...context, disconnect });
  void serve(run, { signal: stream.signal, onFault }).then(() => end('afterQueue'));
  return { readable: output.readable, writable, end };
}
