// Bundled for each version of the library, like `simulate.ts`.
import type { Adb } from '@yume-chan/adb';
import * as adbScrcpy from '@yume-chan/adb-scrcpy';
import * as scrcpy from '@yume-chan/scrcpy';
import { type ReadableStream, WritableStream } from '@yume-chan/stream-extra';

/** Names of old releases. */
interface OldClient {
  stdout: ReadableStream<string>;
  exit: Promise<number>;
}

/** Start a session. Its streams are read or copied, because an unread one would block the connection. */
export async function startScrcpy(
  adb: Adb,
  serverPath: string,
): Promise<adbScrcpy.AdbScrcpyClient<adbScrcpy.AdbScrcpyOptions<object>>> {
  const client = await start(adb, serverPath);
  // Depends on the version.
  const { output, exited, stdout, exit } = client as typeof client & OldClient;
  drain(output ?? stdout);
  (exited ?? exit).catch(() => {});
  const video = await client.videoStream;
  if (video) {
    const [provided, read] = video.stream.tee();
    Object.defineProperty(video, 'stream', { value: provided });
    drain(read);
  }
  return client;
}

function start(adb: Adb, serverPath: string) {
  const settings = { audio: false } as const;
  const { AdbScrcpyClient, AdbScrcpyOptionsLatest } = adbScrcpy;
  if (scrcpy.DefaultServerPath !== undefined)
    return AdbScrcpyClient.start(adb, serverPath, new AdbScrcpyOptionsLatest(settings));

  // Old releases take the version apart, and wrap the options: our types do not fit.
  const options = new AdbScrcpyOptionsLatest(new scrcpy.ScrcpyOptionsLatest(settings) as never);
  const startOld: (...values: unknown[]) => ReturnType<typeof AdbScrcpyClient.start<typeof options>> =
    AdbScrcpyClient.start.bind(AdbScrcpyClient) as never;
  return startOld(adb, serverPath, '2.3', options);
}

function drain<T>(stream: ReadableStream<T>): void {
  stream.pipeTo(new WritableStream<T>()).catch(() => {});
}
