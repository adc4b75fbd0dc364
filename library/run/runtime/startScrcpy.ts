// Bundled for each version of the library, like `simulate.ts`.
import type { Adb } from '@yume-chan/adb';
import * as adbScrcpy from '@yume-chan/adb-scrcpy';
import * as scrcpy from '@yume-chan/scrcpy';
import { type ReadableStream, WritableStream } from '@yume-chan/stream-extra';

/** What old releases have in place of the current names. */
interface OldClient {
  stdout: ReadableStream<string>;
  exit: Promise<number>;
}

/** Start a session. The library holds up the whole connection while a stream is unread, so that all are read, or copied. */
export async function startScrcpy(
  adb: Adb,
  serverPath: string,
): Promise<adbScrcpy.AdbScrcpyClient<adbScrcpy.AdbScrcpyOptions<object>>> {
  const client = await start(adb, serverPath);
  // One of them is there, depending on the version.
  const { output, exited, stdout, exit } = client as typeof client & OldClient;
  drain(output ?? stdout);
  (exited ?? exit).catch(() => {});
  const video = await client.videoStream;
  if (video) {
    const [given, read] = video.stream.tee();
    Object.defineProperty(video, 'stream', { value: given });
    drain(read);
  }
  return client;
}

function start(adb: Adb, serverPath: string) {
  const settings = { audio: false } as const;
  const { AdbScrcpyClient, AdbScrcpyOptionsLatest } = adbScrcpy;
  if (scrcpy.DefaultServerPath !== undefined)
    return AdbScrcpyClient.start(adb, serverPath, new AdbScrcpyOptionsLatest(settings));

  // Old releases name the version of the server apart from the options, and wrap them: types of ours do not fit.
  const options = new AdbScrcpyOptionsLatest(new scrcpy.ScrcpyOptionsLatest(settings) as never);
  const startOld: (...values: unknown[]) => ReturnType<typeof AdbScrcpyClient.start<typeof options>> =
    AdbScrcpyClient.start.bind(AdbScrcpyClient) as never;
  return startOld(adb, serverPath, '2.3', options);
}

/** Read a stream until the device is gone. */
function drain<T>(stream: ReadableStream<T>): void {
  stream.pipeTo(new WritableStream<T>()).catch(() => {});
}
