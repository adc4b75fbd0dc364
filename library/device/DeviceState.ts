import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { decodeText, encodeText } from './files/bytes.ts';
import { createFiles } from './files/createFiles.ts';
import type { FileSystem } from './files/FileSystem.ts';
import type { ServiceStream } from './serviceStream.ts';
import { ReverseTunnels } from './services/sockets/ReverseTunnels.ts';
import { SocketTable } from './services/sockets/SocketTable.ts';
import { DeviceLog } from './services/state/DeviceLog.ts';
import { DeviceScreen } from './services/state/DeviceScreen.ts';
import { createPackages, type DevicePackage } from './services/state/packages.ts';
import { createProperties, type DeviceProperties } from './services/state/properties.ts';

const PAGE = '<!doctype html><title>Simulated device</title><h1>Hello from the simulated device</h1>\n';

/** Serve one request of a web server with one page. */
async function serveHttp({ readable, writable }: ServiceStream): Promise<void> {
  const request = await readHeader(readable);
  const [method, target] = request.split(' ');
  const isFound = target === '/';
  const status = method !== 'GET' ? '405 Method Not Allowed' : isFound ? '200 OK' : '404 Not Found';
  const body = status === '200 OK' ? PAGE : `${status}\n`;
  const type = status === '200 OK' ? 'text/html' : 'text/plain';
  const header = `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  const writer = writable.getWriter();
  await writer.write(encodeText(header + body));
  await writer.close();
}

async function readHeader(readable: ReadableStream<Uint8Array>): Promise<string> {
  const reader = readable.getReader();
  let text = '';
  while (!text.includes('\r\n\r\n')) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decodeText(value);
  }
  reader.releaseLock();
  return text;
}

export interface DeviceStateOptions {
  readonly properties?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** From 0 up to, but without, 1. */
  readonly random?: () => number;
}

/** The state that all connections of a device share. */
export class DeviceState {
  readonly clock: Clock;
  readonly random: () => number;
  readonly properties: DeviceProperties;
  readonly files: FileSystem;
  readonly packages: Map<string, DevicePackage> = createPackages();
  /** By session number: the files by name. */
  readonly installSessions = new Map<string, Map<string, Uint8Array>>();
  readonly log: DeviceLog;
  readonly screen = new DeviceScreen();
  readonly sockets = new SocketTable();
  readonly reverseTunnels: ReverseTunnels;
  clipboard = '';
  /** Such as `tap 10 20`. */
  readonly inputs: string[] = [];
  /** Such as `reboot bootloader` or `tcpip 5555`. */
  readonly restarts: string[] = [];

  constructor(options: DeviceStateOptions = {}) {
    this.clock = options.clock ?? SYSTEM_CLOCK;
    this.random = options.random ?? Math.random;
    this.properties = createProperties(options.properties);
    this.files = createFiles(() => Math.floor(this.clock.now() / 1000), this.properties);
    this.log = new DeviceLog(() => this.clock.now());
    this.log.append({ tag: 'boot', message: 'The simulated device is ready.', buffer: 'system' });
    this.reverseTunnels = new ReverseTunnels(this.sockets, this.random);
    this.sockets.addExample('tcp:8080', serveHttp);
  }
}
