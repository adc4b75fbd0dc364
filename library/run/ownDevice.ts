/** Source: AOSP `packages/modules/adb/adb.h`. */
export const ADB_INTERFACE = { classCode: 0xff, subclassCode: 0x42, protocolCode: 1 };

/** Types of values that a USB device can provide. */
export const DEVICE_TYPES: readonly string[] = [
  'Adb',
  'AdbSync',
  'AdbTransport',
  'PackageManager',
  'AdbShellProtocolSubprocessService',
];
