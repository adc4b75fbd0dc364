import { decodeText, encodeText } from './files/bytes.ts';
import { createFiles } from './files/createFiles.ts';
import type { FileSystem } from './files/FileSystem.ts';
import { DeviceLog } from './services/DeviceLog.ts';
import { ReverseTunnels, type ServiceStream, SocketTable } from './services/sockets.ts';

/** The time of a device, which tests can hold. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with the reason of the signal if it aborts first. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    }),
};

export interface DevicePackage {
  readonly name: string;
  readonly apkPath: string;
  readonly uid: number;
  readonly isSystem: boolean;
}

const SYSTEM_PACKAGES = [
  ['com.android.settings', '/system/priv-app/Settings/Settings.apk', 1000],
  ['com.android.systemui', '/system/priv-app/SystemUI/SystemUI.apk', 10101],
  ['com.android.shell', '/system/priv-app/Shell/Shell.apk', 2000],
  ['com.android.calculator2', '/system/app/Calculator/Calculator.apk', 10102],
] as const;

const USER_PACKAGES = [
  ['com.example.notes', '/data/app/~~c2ltdWxhdGVk==/com.example.notes-bm90ZXM=/base.apk', 10151],
  ['com.example.camera', '/data/app/~~c2ltdWxhdGVk==/com.example.camera-Y2FtZXJh/base.apk', 10152],
] as const;

/** Create the packages of a new device, by name. */
const createPackages = (): Map<string, DevicePackage> =>
  new Map(
    [
      ...SYSTEM_PACKAGES.map(([name, apkPath, uid]) => ({ name, apkPath, uid, isSystem: true })),
      ...USER_PACKAGES.map(([name, apkPath, uid]) => ({ name, apkPath, uid, isSystem: false })),
    ].map((entry) => [entry.name, entry]),
  );

// What programs commonly ask of a phone.
const PROPERTIES: Readonly<Record<string, string>> = {
  'ro.product.name': 'shiba',
  'ro.product.model': 'Pixel 8',
  'ro.product.device': 'shiba',
  'ro.product.brand': 'google',
  'ro.product.manufacturer': 'Google',
  'ro.product.board': 'simulated',
  'ro.product.cpu.abi': 'arm64-v8a',
  'ro.product.cpu.abilist': 'arm64-v8a,armeabi-v7a,armeabi',
  'ro.product.locale': 'en-US',
  'ro.build.id': 'UP1A.231005.007',
  'ro.build.type': 'userdebug',
  'ro.build.tags': 'test-keys',
  'ro.build.version.release': '14',
  'ro.build.version.sdk': '34',
  'ro.build.version.codename': 'REL',
  'ro.build.version.security_patch': '2023-10-05',
  'ro.build.characteristics': 'default',
  'ro.build.fingerprint': 'Android/simulated/simulated:14/UP1A.231005.007/1:userdebug/test-keys',
  'ro.debuggable': '1',
  'ro.secure': '1',
  'ro.hardware': 'simulated',
  'ro.serialno': 'SIMULATED0001',
  'ro.sf.lcd_density': '420',
  'persist.sys.locale': 'en-US',
  'persist.sys.timezone': 'UTC',
  'persist.sys.usb.config': 'adb',
  'sys.boot_completed': '1',
  'dev.bootcomplete': '1',
  'init.svc.adbd': 'running',
  'service.adb.tcp.port': '0',
  'wifi.interface': 'wlan0',
};

// The bars of a television test card.
const BARS: readonly (readonly [number, number, number])[] = [
  [235, 235, 235],
  [235, 235, 16],
  [16, 235, 235],
  [16, 235, 16],
  [235, 16, 235],
  [235, 16, 16],
  [16, 16, 235],
];

class DeviceScreen {
  /** A third of a phone's: a picture takes under a megabyte. */
  readonly size = { width: 360, height: 640 };
  isOn = true;
  /** In quarter turns. */
  rotation = 0;

  /** Draws the test card, or black while the screen is off. As RGBA. */
  draw(): Uint8Array {
    const { width, height } = this.size;
    const row = new Uint8Array(width * 4);
    for (let x = 0; x < width; x += 1) {
      const color = this.isOn ? BARS[Math.floor((x * BARS.length) / width)] : undefined;
      row.set([...(color ?? [0, 0, 0]), 255], x * 4);
    }
    const pixels = new Uint8Array(row.length * height);
    for (let y = 0; y < height; y += 1) pixels.set(row, y * row.length);
    return pixels;
  }
}

const PAGE = '<!doctype html><title>Simulated device</title><h1>Hello from the simulated device</h1>\n';

const PAGE_HEADER = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${PAGE.length}\r\nConnection: close\r\n\r\n`;

/** Answer one request of a web server with the page. */
async function serveHttp({ readable, writable }: ServiceStream): Promise<void> {
  const reader = readable.getReader();
  for (let text = ''; !text.includes('\r\n\r\n'); ) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decodeText(value);
  }
  await writable.getWriter().write(encodeText(PAGE_HEADER + PAGE));
}

interface DeviceStateOptions {
  /** In place of the simulated ones. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
}

/** The state that all connections of a device share. */
export class DeviceState {
  readonly clock: Clock;
  readonly properties: Map<string, string>;
  readonly files: FileSystem;
  readonly packages = createPackages();
  /** By session number: the files by name. */
  readonly installSessions = new Map<string, Map<string, Uint8Array>>();
  readonly log: DeviceLog;
  readonly screen = new DeviceScreen();
  readonly sockets = new SocketTable();
  readonly reverseTunnels = new ReverseTunnels(this.sockets);
  clipboard = '';
  /** Such as `tap 10 20`. */
  readonly inputs: string[] = [];
  /** Such as `reboot bootloader` or `tcpip 5555`. */
  readonly restarts: string[] = [];

  constructor({ properties = {}, clock = SYSTEM_CLOCK }: DeviceStateOptions = {}) {
    this.clock = clock;
    this.properties = new Map(Object.entries({ ...PROPERTIES, ...properties }));
    this.files = createFiles(() => Math.floor(clock.now() / 1000), this.properties);
    this.log = new DeviceLog(() => clock.now());
    this.log.append({ tag: 'boot', message: 'The simulated device is ready.', buffer: 'system' });
    this.sockets.addExample('tcp:8080', serveHttp);
  }
}
