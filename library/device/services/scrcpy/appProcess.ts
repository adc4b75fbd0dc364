import type { DeviceState } from '../../DeviceState.ts';
import { encodeText } from '../../files/bytes.ts';
import type { Command, Process } from '../shell/Process.ts';
import type { ServiceStream } from '../sockets.ts';
import { serveControl } from './control.ts';
import { ScrcpyOptions, streamAudio, streamVideo } from './media.ts';

// Older ones have other headers and messages.
const OLDEST_VERSION = [2, 0] as const;

/** Run the server of scrcpy: print a list, or stream until the client or program ends. */
async function runServer(process: Process, classPath: string, words: readonly string[]): Promise<number> {
  const [version = '', ...rest] = words;
  const options = new ScrcpyOptions(version, rest);
  if (!options.isAtLeast(...OLDEST_VERSION)) {
    return fail(process, `The simulated server has no version ${version}; use ${OLDEST_VERSION.join('.')} or newer.`);
  }
  // The real server deletes its file, too.
  if (options.isOn('cleanup', true)) process.files.remove(classPath);
  if (options.isOn('list_encoders', false)) return printEncoders(process, options);
  if (options.isOn('list_displays', false)) return printDisplays(process, options);
  await printDevice(process);
  const ending = new AbortController();
  const signal = AbortSignal.any([process.signal, ending.signal]);
  try {
    await serve(process, options, signal);
    return 0;
  } catch (error) {
    process.signal.throwIfAborted();
    return fail(process, error instanceof Error ? error.message : String(error));
  } finally {
    ending.abort(new Error('The server ended.'));
  }
}

async function fail(process: Process, message: string): Promise<number> {
  await process.fail(`[server] ERROR: ${message}`);
  return 1;
}

async function printDevice(process: Process): Promise<void> {
  const read = (name: string) => process.state.properties.get(name) ?? '';
  const maker = read('ro.product.manufacturer');
  const model = `${read('ro.product.brand')} ${read('ro.product.model')}`;
  await process.print(`[server] INFO: Device: [${maker}] ${model} (Android ${read('ro.build.version.release')})\n`);
}

async function printEncoders(process: Process, options: ScrcpyOptions): Promise<number> {
  // Names were quoted until 3.0; software encoders are marked since.
  const format = (name: string) => (options.isAtLeast(3, 0) ? `${name} (sw)` : `'${name}'`);
  await process.printLines([
    '[server] INFO: List of video encoders:',
    `    --video-codec=h264 --video-encoder=${format('c2.android.avc.encoder')}`,
    '[server] INFO: List of audio encoders:',
    `    --audio-codec=opus --audio-encoder=${format('c2.android.opus.encoder')}`,
  ]);
  return 0;
}

async function printDisplays(process: Process, options: ScrcpyOptions): Promise<number> {
  const { width, height } = process.state.screen.size;
  const name = options.isAtLeast(2, 2) ? 'display-id' : 'display';
  await process.printLines(['[server] INFO: List of displays:', `    --${name}=0    (${width}x${height})`]);
  return 0;
}

async function serve({ state }: Process, options: ScrcpyOptions, signal: AbortSignal): Promise<void> {
  const kinds = (['video', 'audio', 'control'] as const).filter((kind) => options.isOn(kind, true));
  const sockets = await openSockets(state, options, { count: kinds.length, signal });
  if (sockets[0] && options.isOn('send_device_meta', true)) await greet(sockets[0], state);
  const running = kinds.flatMap((kind, index) => {
    const stream = sockets[index];
    if (!stream) return [];
    if (kind === 'control') return [serveControl(stream, state, options)];
    const writer = stream.writable.getWriter();
    const media = { write: (bytes: Uint8Array) => writer.write(bytes), state, options, signal };
    return [kind === 'video' ? streamVideo(media) : streamAudio(media)];
  });
  await Promise.race(running);
}

const DEVICE_NAME_SIZE = 64;

/** Send the name of the device in 64 bytes. */
async function greet({ writable }: ServiceStream, { properties }: DeviceState): Promise<void> {
  const bytes = new Uint8Array(DEVICE_NAME_SIZE);
  bytes.set(encodeText(properties.get('ro.product.model') ?? '').subarray(0, DEVICE_NAME_SIZE - 1));
  const writer = writable.getWriter();
  await writer.write(bytes);
  writer.releaseLock();
}

/** Open sockets in order, by waiting for the client or through its reverse tunnel. */
async function openSockets(
  state: DeviceState,
  options: ScrcpyOptions,
  { count, signal }: { readonly count: number; readonly signal: AbortSignal },
): Promise<ServiceStream[]> {
  const session = options.read('scid') ?? '-1';
  const socketAddress = session === '-1' ? 'localabstract:scrcpy' : `localabstract:scrcpy_${session.padStart(8, '0')}`;
  if (options.isOn('tunnel_forward', false)) {
    const hasDummyByte = options.isOn('send_dummy_byte', true);
    return acceptSockets(state, { address: socketAddress, count, signal, hasDummyByte });
  }
  return Array.from({ length: count }, () => {
    const socket = state.sockets.connect(socketAddress);
    if (!socket) throw new Error('java.io.IOException: Connection refused');
    signal.addEventListener('abort', socket.close, { once: true });
    return socket;
  });
}

interface Acceptance {
  readonly address: string;
  readonly count: number;
  readonly signal: AbortSignal;
  readonly hasDummyByte: boolean;
}

async function sendDummyByte({ writable }: ServiceStream): Promise<void> {
  const writer = writable.getWriter();
  const writing = writer.write(new Uint8Array(1));
  writer.releaseLock();
  await writing;
}

function acceptSockets(
  { sockets }: DeviceState,
  { address, count, signal, hasDummyByte }: Acceptance,
): Promise<ServiceStream[]> {
  const accepted: ServiceStream[] = [];
  return new Promise((resolve, reject) => {
    const stop = sockets.listen(address, (stream) => {
      accepted.push(stream);
      // The client waits for this byte before it opens the second socket. It may be gone by now.
      if (hasDummyByte && accepted.length === 1) sendDummyByte(stream).catch(() => {});
      if (accepted.length === count) {
        stop();
        resolve(accepted);
      }
      // The server owns the socket now.
      return new Promise((end) => signal.addEventListener('abort', () => end(), { once: true }));
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}

const SERVER_CLASS = 'com.genymobile.scrcpy.Server';

/** Run a Java class: only the server of scrcpy, if its file exists. */
export const appProcess: Command = async (process) => {
  const { args, files, variables } = process;
  const option = args.indexOf('-cp');
  const classPath = (option === -1 ? variables.get('CLASSPATH') : args[option + 1]) ?? '';
  const start = args.indexOf(SERVER_CLASS);
  if (start === -1 || !files.exists(classPath))
    return process.fail(`Didn't find class "${SERVER_CLASS}", the only one simulated, on path: "${classPath}"`);
  return runServer(process, classPath, args.slice(start + 1));
};
