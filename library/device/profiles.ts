export interface DeviceProfile {
  readonly features: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
}

/** The features are those of `supported_features()` in AOSP's `transport.cpp` that are simulated. */
export const ANDROID_14: DeviceProfile = {
  features: [
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
  ],
  properties: {
    'ro.product.name': 'shiba',
    'ro.product.model': 'Pixel 8',
    'ro.product.device': 'shiba',
    'ro.product.brand': 'google',
    'ro.product.manufacturer': 'Google',
    'ro.build.version.release': '14',
    'ro.build.version.sdk': '34',
  },
};

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
