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

/** What a process is asked to run. */
export interface RunRequest {
  /** Address of the compiled sample: `file:`. */
  address: string;
  /** Types of the values that it needs, by their names. */
  values: Record<string, ProvidedType>;
}

/** What running a sample gave. */
export interface RunResult {
  /** Lines that it printed. */
  output: string[];
  /** Packets that crossed the wire between the device and the sample, a line each. */
  packets: string[];
  /** How much it changed on the device. */
  changes: number;
  /** What it threw, and rejections that nothing handled. Lines are those of the compiled module, from 1; 0 is unknown. */
  errors: { message: string; line: number }[];
}
