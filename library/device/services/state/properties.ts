export type DeviceProperties = Map<string, string>;

// What programs commonly ask of a phone.
const DEFAULT_PROPERTIES: Readonly<Record<string, string>> = {
  'ro.product.name': 'simulated',
  'ro.product.model': 'Simulated Phone',
  'ro.product.device': 'simulated',
  'ro.product.brand': 'Android',
  'ro.product.manufacturer': 'Simulation',
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

/** List properties, sorted by name. */
export const listProperties = (properties: DeviceProperties): [name: string, value: string][] =>
  [...properties].sort(([left], [right]) => (left < right ? -1 : 1));

/** Create a device's properties from defaults and given ones. */
export function createProperties(given: Readonly<Record<string, string>> = {}): DeviceProperties {
  return new Map(Object.entries({ ...DEFAULT_PROPERTIES, ...given }));
}
