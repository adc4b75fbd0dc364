import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { decodeText, encodeText } from './files/bytes.ts';
import { createFiles } from './files/createFiles.ts';
import type { FileSystem } from './files/FileSystem.ts';
import { ROOT_USER, SHELL_USER } from './files/FileTree.ts';
import type { ServiceStream } from './serviceStream.ts';
import { ReverseTunnels } from './services/sockets/ReverseTunnels.ts';
import { SocketTable } from './services/sockets/SocketTable.ts';
import { DeviceClipboard } from './services/state/DeviceClipboard.ts';
import { DeviceLog } from './services/state/DeviceLog.ts';
import { DeviceScreen, type ScreenSize } from './services/state/DeviceScreen.ts';
import { createPackages, type DevicePackage, type InstallSession } from './services/state/packages.ts';
import { createProperties, type DeviceProperties } from './services/state/properties.ts';
import { createSettings, type DeviceSettings } from './services/state/settings.ts';

const PAGE = '<!doctype html><title>Simulated device</title><h1>Hello from the simulated device</h1>\n';

/** Start an echo, and a web server on port 8080. Reverse tunnels may replace them. */
function listenToExamples(sockets: SocketTable): void {
  sockets.addExample('localabstract:echo', serveEcho);
  sockets.addExample('tcp:7', serveEcho);
  sockets.addExample('tcp:8080', serveHttp);
}

async function serveEcho({ readable, writable }: ServiceStream): Promise<void> {
  await readable.pipeTo(writable);
}

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
  readonly screenSize?: ScreenSize;
  /** Bytes of all files. */
  readonly capacity?: number;
  readonly clock?: Clock;
  /** From 0 up to, but without, 1. */
  readonly random?: () => number;
}

// A third of a phone's size: a picture takes under a megabyte.
const DEFAULT_SCREEN_SIZE = { width: 360, height: 640 };
const DEFAULT_CAPACITY = 256 * 1024 * 1024;

/** The state that all connections of a device share. */
export class DeviceState {
  readonly clock: Clock;
  readonly random: () => number;
  readonly properties: DeviceProperties;
  readonly files: FileSystem;
  readonly packages: Map<string, DevicePackage> = createPackages();
  /** By session number. */
  readonly installSessions = new Map<string, InstallSession>();
  readonly settings: DeviceSettings = createSettings();
  readonly log: DeviceLog;
  readonly screen: DeviceScreen;
  readonly sockets = new SocketTable();
  readonly reverseTunnels: ReverseTunnels;
  readonly clipboard = new DeviceClipboard();
  /** Such as `tap 10 20`. */
  readonly inputs: string[] = [];
  /** Such as `reboot bootloader` or `tcpip 5555`. */
  readonly restarts: string[] = [];
  /** As `package/activity`. */
  focusedActivity = 'com.android.launcher3/.Launcher';

  constructor(options: DeviceStateOptions = {}) {
    this.clock = options.clock ?? SYSTEM_CLOCK;
    this.random = options.random ?? Math.random;
    this.properties = createProperties(options.properties);
    const readTime = () => Math.floor(this.clock.now() / 1000);
    const capacity = options.capacity ?? DEFAULT_CAPACITY;
    this.files = createFiles({ readTime, capacity, properties: this.properties });
    this.files.user = SHELL_USER;
    this.log = new DeviceLog(() => this.clock.now());
    const density = Number(this.properties.get('ro.sf.lcd_density'));
    this.screen = new DeviceScreen(options.screenSize ?? DEFAULT_SCREEN_SIZE, density);
    this.log.append({ tag: 'boot', message: 'The simulated device is ready.', buffer: 'system' });
    this.reverseTunnels = new ReverseTunnels(this.sockets, this.random);
    listenToExamples(this.sockets);
  }

  get isRoot(): boolean {
    return this.files.user.uid === 0;
  }

  set isRoot(isRoot: boolean) {
    this.files.user = isRoot ? ROOT_USER : SHELL_USER;
  }
}
