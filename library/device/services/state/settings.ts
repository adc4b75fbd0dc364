export const SETTING_NAMESPACES = ['system', 'secure', 'global'] as const;

type SettingNamespace = (typeof SETTING_NAMESPACES)[number];

export type DeviceSettings = Record<SettingNamespace, Map<string, string>>;

/** Create the settings of a new device. */
export function createSettings(): DeviceSettings {
  return {
    system: new Map([
      ['screen_brightness', '128'],
      ['screen_off_timeout', '60000'],
      ['accelerometer_rotation', '1'],
    ]),
    secure: new Map([['android_id', '5131a70000000001']]),
    global: new Map([
      ['adb_enabled', '1'],
      ['airplane_mode_on', '0'],
      ['device_name', 'Simulated Phone'],
      ['development_settings_enabled', '1'],
      ['window_animation_scale', '1.0'],
    ]),
  };
}
