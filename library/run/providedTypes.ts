/** Types of which the simulation has a value, as samples write them. A type that says little counts for one name alone. */
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

/** Tell whether the simulation has a value of a type. */
export const isProvided = (type: string): type is ProvidedType => PROVIDED_TYPES.some((known) => known === type);

/** Port of the ADB server, as samples name it. */
export const SERVER_PORT = 5037;
