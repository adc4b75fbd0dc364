import type { DeviceState } from '../DeviceState.ts';
import { encodeText, joinBytes } from '../files/bytes.ts';
import type { FindService, Service, ServiceContext } from '../service.ts';
import { findRestartService } from './restartServices.ts';
import { runProgram } from './shell/runScript.ts';
import { findShellService, serveWords } from './shell/shellService.ts';
import { connectStreams } from './sockets/ReverseTunnels.ts';
import { syncService } from './sync/syncService.ts';

/** Format text after its length in four hexadecimal digits. */
const formatLengthText = (text: string) => text.length.toString(16).padStart(4, '0') + text;

const formatFailure = (message: string) => `FAIL${formatLengthText(message)}`;

const findReverseService: FindService = (destination) => {
  if (!destination.startsWith('reverse:')) return undefined;
  const request = destination.slice('reverse:'.length);
  return async ({ writable }, context) => {
    const writer = writable.getWriter();
    await writer.write(encodeText(answer(request, context)));
    writer.releaseLock();
  };
};

function answer(request: string, context: ServiceContext): string {
  const { reverseTunnels } = context.state;
  const [, verb = '', argument = ''] = /^([\w-]+):?(.*)$/.exec(request) ?? [];
  if (verb === 'forward') return addTunnel(argument, context);
  if (verb === 'list-forward') return formatLengthText(formatList(reverseTunnels.list()));
  if (verb === 'killforward-all') {
    reverseTunnels.removeAll();
    return 'OKAY';
  }
  if (verb !== 'killforward') return formatFailure(`unknown request: ${request}`);
  return reverseTunnels.remove(argument) ? 'OKAY' : formatFailure(`listener '${argument}' not found`);
}

const formatList = (tunnels: readonly [string, string][]) =>
  tunnels.map(([deviceAddress, clientAddress]) => `UsbFfs ${deviceAddress} ${clientAddress}\n`).join('');

/** The argument is `[norebind:]device;client`. The answer has the port of a TCP address. */
function addTunnel(argument: string, { state, openToClient }: ServiceContext): string {
  const isNew = argument.startsWith('norebind:');
  const [deviceAddress = '', clientAddress = ''] = argument.replace(/^norebind:/, '').split(';');
  if (!clientAddress || !/^(tcp|local\w*):/.test(deviceAddress)) return formatFailure(`bad forward: ${argument}`);
  const isTunnel = state.reverseTunnels.list().some(([address]) => address === deviceAddress);
  if (isTunnel && isNew) return formatFailure('cannot rebind existing socket');
  if (!isTunnel && state.sockets.isTaken(deviceAddress)) {
    return formatFailure('cannot bind listener: Address already in use');
  }
  const address = state.reverseTunnels.add({ deviceAddress, clientAddress, openToClient });
  return address.startsWith('tcp:') ? `OKAY${formatLengthText(address.slice('tcp:'.length))}` : 'OKAY';
}

// Android 9 added the color space to the header.
const FIRST_SDK_WITH_COLOR_SPACE = 28;

const BITS_PER_PIXEL = 32;

// Offset and length in bits of red, blue, green and alpha.
const CHANNELS = [0, 8, 16, 8, 8, 8, 24, 8];

const serveFramebuffer: Service = async ({ writable }, { state }) => {
  if (state.screen.isSecure) return;
  const { width, height } = state.screen.size;
  const pixels = state.screen.draw();
  const hasColorSpace = Number(state.properties.get('ro.build.version.sdk')) >= FIRST_SDK_WITH_COLOR_SPACE;
  const start = hasColorSpace ? [2, BITS_PER_PIXEL, 0] : [1, BITS_PER_PIXEL];
  const writer = writable.getWriter();
  await writer.write(joinBytes([formatHeader([...start, pixels.length, width, height, ...CHANNELS]), pixels]));
  writer.releaseLock();
};

function formatHeader(numbers: readonly number[]): Uint8Array {
  const header = new Uint8Array(numbers.length * 4);
  const view = new DataView(header.buffer);
  numbers.forEach((number, index) => {
    view.setUint32(index * 4, number, true);
  });
  return header;
}

/** Find the service of screen pictures: header of version 1 or 2, then pixels. */
const findFramebufferService: FindService = (destination) =>
  destination === 'framebuffer:' ? serveFramebuffer : undefined;

/** Find `abb:` and `abb_exec:`: `cmd` with words that NUL separates. */
const findAbbService: FindService = (destination) => {
  const [, name, list = ''] = /^(abb|abb_exec):(.*)$/s.exec(destination) ?? [];
  if (!name) return undefined;
  const words = list.replace(/\0+$/, '').split('\0');
  return (stream, context) =>
    serveWords(stream, context, {
      hasProtocol: name === 'abb',
      run: (process) => runProgram(['cmd', ...words], process),
    });
};

const findSyncService: FindService = (destination) => (destination === 'sync:' ? syncService : undefined);

const FINDERS: readonly FindService[] = [
  findShellService,
  findSyncService,
  findReverseService,
  findFramebufferService,
  findRestartService,
  findAbbService,
];

function findCommonService(destination: string) {
  for (const find of FINDERS) {
    const service = find(destination);
    if (service) return service;
  }
  return undefined;
}

/** Find the service of a destination on any device. */
export const findService: FindService = (destination) => {
  const address = parseSocketAddress(destination);
  return address === undefined ? findCommonService(destination) : createSocketService(address);
};

interface FindServiceOptions {
  readonly state: DeviceState;
  /** Services of other features are refused. */
  readonly features: readonly string[];
}

// The features of services that old devices lack.
const FEATURES_OF_SERVICES: Readonly<Record<string, string>> = {
  abb: 'abb',
  abb_exec: 'abb_exec',
  'shell,v2': 'shell_v2',
};

/** Create the service table of a device. It refuses services of missing features, and sockets where nothing listens. */
export function createFindService({ state, features }: FindServiceOptions): FindService {
  return (destination) => {
    const [, name = ''] = /^(abb_exec|abb|shell,v2)[:,]/.exec(destination) ?? [];
    const feature = FEATURES_OF_SERVICES[name];
    if (feature !== undefined && !features.includes(feature)) return undefined;
    const address = parseSocketAddress(destination);
    return address !== undefined && !state.sockets.isListening(address) ? undefined : findService(destination);
  };
}

/** Read a socket address: `tcp:8080`, `tcp:8080:localhost`, `localabstract:name`. */
function parseSocketAddress(destination: string): string | undefined {
  const [, tcpPort] = /^tcp:(\d+)(?::.*)?$/.exec(destination) ?? [];
  if (tcpPort) return `tcp:${tcpPort}`;
  return /^(local|localabstract|localreserved|localfilesystem):./.test(destination) ? destination : undefined;
}

/** Create the service of a socket. It closes if nothing listens. */
function createSocketService(address: string): Service {
  return async (stream, { state }) => {
    const socket = state.sockets.connect(address);
    if (!socket) return;
    stream.signal.addEventListener('abort', socket.close, { once: true });
    await connectStreams(socket, stream);
    socket.close();
  };
}
