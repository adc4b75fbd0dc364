// Bundled for each version of the library, like `simulate.ts`.
import type { Adb } from '@yume-chan/adb';
import { PackageManager } from '@yume-chan/android-bin';
import { WritableStream } from '@yume-chan/stream-extra';
import type { ProvidedType } from '../providedTypes.ts';

/** In milliseconds, because samples wait for it. */
const SIGNAL_TIME = 100;

/** For any connected device. */
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

/** Check whether a type is one of them. */
export const isAdbValue = (type: string): type is keyof typeof ADB_VALUES => Object.hasOwn(ADB_VALUES, type);

/** It can fill the buffers of its reader. */
const createByteStream = () =>
  new globalThis.ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.enqueue(new TextEncoder().encode('bytes of a sample'));
      controller.close();
    },
  });
