import { VERSION_WITH_CHECKSUM, VERSION_WITHOUT_CHECKSUM } from './wire/packet.ts';

export interface DeviceProfile {
  /** Such as `14`. */
  readonly android: string;
  /** Such as 0x01000001. */
  readonly version: number;
  /** In bytes. */
  readonly maxPayload: number;
  readonly features: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
}

/** Announced by a Galaxy S9. */
const FEATURES_OF_8 = ['cmd', 'stat_v2', 'shell_v2'];

/** Announced by the emulator image, without what the simulated device lacks. */
const FEATURES_OF_11 = ['sendrecv_v2', 'abb_exec', 'fixed_push_mkdir', 'abb', 'shell_v2', 'cmd', 'ls_v2', 'stat_v2'];

/** From `supported_features()` in AOSP's `transport.cpp`, without what the simulated device lacks. */
const FEATURES_OF_14 = [
  'shell_v2',
  'cmd',
  'stat_v2',
  'ls_v2',
  'fixed_push_mkdir',
  'abb',
  'abb_exec',
  'sendrecv_v2',
  'sendrecv_v2_dry_run_send',
  'delayed_ack',
];

/** Checks checksums, and takes 256 KiB at once. */
export const ANDROID_8: DeviceProfile = {
  android: '8.1.0',
  version: VERSION_WITH_CHECKSUM,
  maxPayload: 256 * 1024,
  features: FEATURES_OF_8,
  properties: createProperties({ release: '8.1.0', sdk: 27, name: 'walleye', model: 'Pixel 2', device: 'walleye' }),
};

/** Skips checksums, and takes 1 MiB at once. */
export const ANDROID_11: DeviceProfile = {
  android: '11',
  version: VERSION_WITHOUT_CHECKSUM,
  maxPayload: 1024 * 1024,
  features: FEATURES_OF_11,
  properties: createProperties({ release: '11', sdk: 30, name: 'redfin', model: 'Pixel 5', device: 'redfin' }),
};

/** Also acknowledges bytes later than packets, if the client can. */
export const ANDROID_14: DeviceProfile = {
  android: '14',
  version: VERSION_WITHOUT_CHECKSUM,
  maxPayload: 1024 * 1024,
  features: FEATURES_OF_14,
  properties: createProperties({ release: '14', sdk: 34, name: 'shiba', model: 'Pixel 8', device: 'shiba' }),
};

interface Product {
  release: string;
  sdk: number;
  name: string;
  model: string;
  device: string;
}

function createProperties({ release, sdk, name, model, device }: Product): Record<string, string> {
  return {
    'ro.product.name': name,
    'ro.product.model': model,
    'ro.product.device': device,
    'ro.product.brand': 'google',
    'ro.product.manufacturer': 'Google',
    'ro.build.version.release': release,
    'ro.build.version.sdk': String(sdk),
  };
}

/** Source: `get_connection_string()` in AOSP's `adb.cpp`. */
const BANNER_PROPERTIES = ['ro.product.name', 'ro.product.model', 'ro.product.device'];

/**
 * Format the banner of a device.
 * @example device::ro.product.name=shiba;ro.product.model=Pixel 8;ro.product.device=shiba;features=shell_v2,cmd
 */
export function formatBanner(profile: DeviceProfile): string {
  const properties = BANNER_PROPERTIES.map((name) => `${name}=${profile.properties[name] ?? ''};`);
  return `device::${properties.join('')}features=${profile.features.join(',')}`;
}

/** Parse the features in a banner of either side. */
export function parseFeatures(banner: string): string[] {
  const [, list = ''] = /features=([^;\0]*)/.exec(banner) ?? [];
  return list.split(',').filter(Boolean);
}
