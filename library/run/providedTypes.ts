/** Types of values that any connected device has. */
export const DEVICE_TYPES = [
  'Adb',
  'AdbSync',
  'AdbTransport',
  'PackageManager',
  'AdbShellProtocolSubprocessService',
] as const;

/** A type that says little is bound to one name. */
export const PROVIDED_TYPES = [
  ...DEVICE_TYPES,
  'AdbDaemonConnection',
  'AdbCredentialStore',
  'AdbIncomingSocketHandler',
  'AdbServerClient',
  'AdbServerClient.Device',
  'USB',
  'AdbDaemonDevice',
  'AdbDaemonWebUsbDevice',
  'AdbDaemonWebUsbDeviceManager',
  'AdbDaemonWebUsbDeviceObserver',
  'PackageManagerInstallSession',
  'AdbScrcpyClient',
  'AdbScrcpyClient<AdbScrcpyOptions<object>>',
  'ScrcpyControlMessageWriter',
  'ReadableStream<Uint8Array>',
  'WritableStream<Uint8Array>',
  'AbortSignal',
  'serial: string',
  '(data) => void',
] as const;

export type ProvidedType = (typeof PROVIDED_TYPES)[number];

export const SERVER_PORT = 5037;
