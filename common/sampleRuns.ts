/** File beside the page of a route with what is needed to run the page's samples. */
export const SAMPLES_FILE = 'samples.json';

/** Folder of modules that run in a page, below the root of the site. Names have digests of what is in them. */
export const RUNS_DIR = 'static/run/';

/** Parameter of a page's address that names the sample to run. The values of its fields stand beside it. */
export const RUN_PARAMETER = 'run';

/** Read the name of the run that the query of an address asks for. */
export const readNamedRun = (search: string): string | null => new URLSearchParams(search).get(RUN_PARAMETER);

/** What `SAMPLES_FILE` holds. */
export interface PageSamples {
  /** Script of the worker, below the root of the site; empty where no sample of the page runs. */
  runner: string;
  /** Samples by the digests of their code. */
  samples: Record<string, RunnableSample>;
  /** Whole programs by the digests of the samples, one for each way to come by the value that a sample declares. */
  programs: Record<string, WholeProgram[]>;
}

/** A sample behind the code that gives the value that it declares. */
export interface WholeProgram {
  /** How the value is come by. */
  label: string;
  code: string;
}

/** A sample as it was compiled. */
export interface RunnableSample {
  /** Its module, below the root of the site. */
  module: string;
  /** Line of the sample for each line of the module. Both count from 1. */
  lines: number[];
  /** Types of the values that it needs, by their names. */
  values: Record<string, string>;
  /** What the reader may change. */
  fields: { name: string; value: string }[];
}

/** Why a sample that does something does not run in a page: it needs Node.js, a page of its own or a package that is not there. */
export type RunObstacle = 'node' | 'page' | 'package';

/** What a page shows beside a sample. */
export interface SampleMark {
  /** Set on a sample that runs in the page. */
  canRun?: true;
  /** Set on a sample that would run elsewhere, in a version in which others run in the page. */
  obstacle?: RunObstacle;
  /** Where the value that it declares comes from. */
  source?: SampleSource;
}

/** Where a value comes from that a sample declares and does not make. */
export interface SampleSource {
  /** Name of the value. */
  name: string;
  /** Links to the samples that make it, in reading order. */
  links: { label: string; href: string }[];
  /** Labels of the whole programs that `SAMPLES_FILE` has of the sample. */
  programs: string[];
}

/** Marks of samples by the file of the page and the digest of their code. Written by `scripts/`, read by the build. */
export type SampleMarks = Record<string, Record<string, SampleMark>>;

/** What a page asks of a worker, once. */
export interface RunCommand {
  /** Address of the sample's module, with its origin. */
  address: string;
  values: RunnableSample['values'];
  /** Values of the fields, by their names. */
  fields: Record<string, string>;
  /** Serial number of the reader's own device; without it, the sample runs on a simulated one. */
  serial?: string | undefined;
}

/** What a page asks of a worker that runs a sample on the reader's device, to let go of it. */
export const STOP_RUN = 'stop';

/** What a page answers to a worker that asks for a request. Without an answer, the request is never sent. */
export const SEND_REQUEST = 'send';

/** What a sample asks of a device: a service that it opens, a request of the sync protocol, or the input of a command. */
export interface DeviceRequest {
  text: string;
  /** Whether it is known to change nothing. */
  isRead: boolean;
}

/** The interface of ADB among those of a USB device. Source: AOSP `packages/modules/adb/adb.h`. */
export const ADB_INTERFACE = { classCode: 0xff, subclassCode: 0x42, protocolCode: 1 };

/** Types of values that a device at a USB port gives. */
export const DEVICE_TYPES: readonly string[] = [
  'Adb',
  'AdbSync',
  'AdbTransport',
  'PackageManager',
  'AdbShellProtocolSubprocessService',
];

/** How a line was printed: the method of `console`. */
export type PrintLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** A packet that crossed the wire. Numbers are unsigned, of 32 bits. */
export interface RunPacket {
  direction: 'toDevice' | 'fromDevice';
  /** Four letters. */
  command: string;
  arg0: number;
  arg1: number;
  /** The first bytes of the payload, and how many there are. */
  payload: Uint8Array;
  payloadLength: number;
}

/** What a run changed on the simulated device. */
export interface RunChange {
  kind: string;
  change: 'added' | 'changed' | 'removed';
  /** A path, the name of a property or a setting, or what happened. */
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** What is on the simulated device at the end of a run. */
export interface RunDeviceState {
  /** Files that a user of the device has, sorted by path. Sizes in bytes. */
  files: { path: string; size: number }[];
  properties: [name: string, value: string][];
}

/**
 * What a run is doing: its scripts load, the values that the sample declares are made on the device, the sample runs, or it has
 * returned and what it started goes on.
 */
export type RunStep = 'load' | 'connect' | 'run' | 'settle';

/** What a worker tells of a run, in order. */
export type RunEvent =
  | { kind: 'step'; step: RunStep }
  | { kind: 'print'; level: PrintLevel; text: string }
  | { kind: 'packet'; packet: RunPacket }
  /** What the sample asks of the device, told once for each text, before it is sent. */
  | { kind: 'request'; request: DeviceRequest }
  /** The request waits for the reader: `SEND_REQUEST` sends it. */
  | { kind: 'ask'; request: DeviceRequest }
  /** `line` is that of the module, from 1; 0 is unknown. */
  | { kind: 'error'; message: string; line: number }
  /** More was printed, or more packets were sent, than is told. */
  | { kind: 'cut' }
  /** `milliseconds` is the time that the run took, from its first step on: with connecting, and with the wait at its end. */
  | {
      kind: 'end';
      milliseconds: number;
      changes: RunChange[];
      device?: RunDeviceState | undefined;
      /** Whether a command ended with another exit code than 0 on the simulated device. */
      hasFailedCommand: boolean;
    };
