/** A type that says little is bound to one name. */
export const PROVIDED_TYPES = [
  'Adb',
  'AdbDaemonConnection',
  'AdbCredentialStore',
  'AdbIncomingSocketHandler',
  'AdbSync',
  'AdbTransport',
  'AdbServerClient',
  'AdbServerClient.Device',
  'USB',
  'AdbDaemonDevice',
  'AdbDaemonWebUsbDevice',
  'AdbDaemonWebUsbDeviceManager',
  'AdbDaemonWebUsbDeviceObserver',
  'PackageManager',
  'PackageManagerInstallSession',
  'AdbShellProtocolSubprocessService',
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

/** Check whether the simulation has a value. */
export const isProvided = (type: string): type is ProvidedType => PROVIDED_TYPES.some((known) => known === type);

export const SERVER_PORT = 5037;
