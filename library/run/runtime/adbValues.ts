// Bundled for each version of the library, like `simulate.ts`.
import type { Adb } from '@yume-chan/adb';
import { PackageManager } from '@yume-chan/android-bin';
import { WritableStream } from '@yume-chan/stream-extra';
import type { ProvidedType } from '../providedTypes.ts';

/** Milliseconds after which a signal aborts: samples wait for it. */
const SIGNAL_TIME = 100;

/** Make values that need no more than a connected device, of whatever kind it is. By their types. */
export const ADB_VALUES = {
  Adb: (connect) => connect(),
  AdbSync: async (connect) => (await connect()).sync(),
  AdbTransport: async (connect) => (await connect()).transport,
  PackageManager: async (connect) => new PackageManager(await connect()),
  AdbShellProtocolSubprocessService: async (connect) => (await connect()).subprocess.shellProtocol,
  'ReadableStream<Uint8Array>': () => createByteStream(),
  'WritableStream<Uint8Array>': () => new WritableStream<Uint8Array>(),
  AbortSignal: () => AbortSignal.timeout(SIGNAL_TIME),
} satisfies Partial<Record<ProvidedType, (connect: () => Promise<Adb>) => unknown>>;

/** Tell whether a type is one of those. */
export const isAdbValue = (type: string): type is keyof typeof ADB_VALUES => Object.hasOwn(ADB_VALUES, type);

/** Create a stream that can fill the buffers of its reader. */
const createByteStream = () =>
  new globalThis.ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.enqueue(new TextEncoder().encode('bytes of a sample'));
      controller.close();
    },
  });
