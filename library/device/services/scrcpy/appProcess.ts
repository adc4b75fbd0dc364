import type { ServiceStream } from '../../serviceStream.ts';
import type { Command, Process } from '../shell/Process.ts';
import { formatDeviceName } from './mediaPackets.ts';
import { openSockets } from './openSockets.ts';
import { ScrcpyOptions } from './ScrcpyOptions.ts';
import { serveControl } from './serveControl.ts';
import { streamAudio } from './streamAudio.ts';
import { streamVideo } from './streamVideo.ts';

// The first version with `key=value` words.
const OLDEST_VERSION = [1, 21] as const;

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
  const kinds = [
    ...(options.hasVideo ? (['video'] as const) : []),
    ...(options.hasAudio ? (['audio'] as const) : []),
    ...(options.hasControl ? (['control'] as const) : []),
  ];
  const sockets = await openSockets(state, options, { count: kinds.length, signal });
  const [first] = sockets;
  if (first && options.isOn('send_device_meta', true))
    await greet(first, state.properties.get('ro.product.model') ?? '');
  const running = kinds.flatMap((kind, index) => {
    const stream = sockets[index];
    return stream ? [SERVERS[kind]({ stream, state, options, signal })] : [];
  });
  await Promise.race(running);
}

async function greet({ writable }: ServiceStream, name: string): Promise<void> {
  const writer = writable.getWriter();
  await writer.write(formatDeviceName(name));
  writer.releaseLock();
}

interface Serving {
  readonly stream: ServiceStream;
  readonly state: Process['state'];
  readonly options: ScrcpyOptions;
  readonly signal: AbortSignal;
}

const SERVERS = {
  video: ({ stream, state, options, signal }: Serving) =>
    streamVideo({ write: createWrite(stream), state, options, signal }),
  audio: async ({ stream, state, options, signal }: Serving) => {
    await streamAudio({ write: createWrite(stream), clock: state.clock, options, signal });
    // Without sound, the other streams go on.
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  },
  control: ({ stream, state, options }: Serving) => serveControl(stream, state, options),
};

function createWrite(stream: ServiceStream): (bytes: Uint8Array) => Promise<void> {
  const writer = stream.writable.getWriter();
  return (bytes) => writer.write(bytes);
}

const SERVER_CLASS = 'com.genymobile.scrcpy.Server';

// What a shell reports after SIGABRT.
const ABORTED_STATUS = 134;

/** Run a Java class: only the server of scrcpy, if its file exists. */
export const appProcess: Command = async (process) => {
  const { args } = process;
  const option = args.findIndex((word) => word === '-cp' || word === '-classpath');
  const given = args.find((word) => word.startsWith('-Djava.class.path='))?.split('=')[1];
  const classPath = option === -1 ? (given ?? process.readVariable('CLASSPATH')) : args[option + 1];
  const start = args.indexOf(SERVER_CLASS);
  if (start === -1 || classPath === undefined || !process.files.exists(process.resolve(classPath))) {
    const name = args.find((word) => /^[\w]+(\.[\w]+)+$/.test(word) && !word.endsWith('.jar')) ?? '';
    const place = `DexPathList[[zip file "${classPath ?? ''}"]]`;
    return process.fail(
      `java.lang.ClassNotFoundException: Didn't find class "${name}" on path: ${place}\nAborted`,
      ABORTED_STATUS,
    );
  }
  return runServer(process, process.resolve(classPath), args.slice(start + 1));
};
