// Bundled for each version of the library, like `simulate.ts`.
import type { AdbDaemonConnection } from '@yume-chan/adb';
import { WritableStream } from '@yume-chan/stream-extra';
import type { DeviceRequest } from '../../../common/sampleRuns.ts';
import { RequestReader } from './RequestReader.ts';

/** Takes a request before it is sent. A promise holds it back, and all that follows on its connection. */
export type OnRequest = (request: DeviceRequest) => Promise<void> | void;

/** Hand every request of a connection on before it is sent. */
export function watchRequests({ readable, writable }: AdbDaemonConnection, onRequest: OnRequest): AdbDaemonConnection {
  const requests = new RequestReader();
  const writer = writable.getWriter();
  return {
    readable,
    writable: new WritableStream({
      async write(chunk) {
        const { command, arg0, payload } = chunk.value;
        for (const request of requests.read({ command: formatCommand(command), arg0, payload }))
          await onRequest(request);
        await writer.write(chunk);
      },
      close: () => writer.close(),
      abort: (reason) => writer.abort(reason),
    }),
  };
}

/** Four letters, of which the lowest byte is the first. */
export const formatCommand = (command: number): string =>
  String.fromCharCode(...[0, 8, 16, 24].map((shift) => (command >>> shift) & 0xff));
