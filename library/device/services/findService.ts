import type { DeviceState } from '../DeviceState.ts';
import { joinBytes } from '../files/bytes.ts';
import type { FindService, Service } from '../service.ts';
import { findRestartService } from './restartServices.ts';
import { findReverseService } from './reverseService.ts';
import { findAbbService, findShellService } from './shell/shellService.ts';
import { connectStreams } from './sockets/ReverseTunnels.ts';
import { syncService } from './sync/syncService.ts';

const FINDERS: readonly FindService[] = [
  (destination) => (destination === 'sync:' ? syncService : undefined),
  (destination) => (destination === 'framebuffer:' ? serveFramebuffer : undefined),
  findShellService,
  findAbbService,
  findReverseService,
  findRestartService,
];

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
    if (address !== undefined) return state.sockets.isListening(address) ? createSocketService(address) : undefined;
    for (const find of FINDERS) {
      const service = find(destination);
      if (service) return service;
    }
    return undefined;
  };
}

/** Read a socket address: `tcp:8080`, `tcp:8080:localhost`, `localabstract:name`. */
function parseSocketAddress(destination: string): string | undefined {
  const [, tcpPort] = /^tcp:(\d+)(?::.*)?$/.exec(destination) ?? [];
  if (tcpPort) return `tcp:${tcpPort}`;
  return /^(local|localabstract|localreserved|localfilesystem):./.test(destination) ? destination : undefined;
}

/** Create the service of a socket. It closes if nothing listens any more. */
function createSocketService(address: string): Service {
  return async (stream, { state }) => {
    const socket = state.sockets.connect(address);
    if (!socket) return;
    stream.signal.addEventListener('abort', socket.close, { once: true });
    await connectStreams(socket, stream);
    socket.close();
  };
}

// Offset and length in bits of red, blue, green and alpha.
const CHANNELS = [0, 8, 16, 8, 8, 8, 24, 8];

/** Send a picture of the screen: the header of version 2, then the pixels. Source: AOSP `framebuffer_service.cpp`. */
const serveFramebuffer: Service = async ({ writable }, { state }) => {
  const { width, height } = state.screen.size;
  const pixels = state.screen.draw();
  const numbers = [2, 32, 0, pixels.length, width, height, ...CHANNELS];
  const header = new DataView(new ArrayBuffer(numbers.length * 4));
  numbers.forEach((number, index) => {
    header.setUint32(index * 4, number, true);
  });
  const writer = writable.getWriter();
  await writer.write(joinBytes([new Uint8Array(header.buffer), pixels]));
  writer.releaseLock();
};
