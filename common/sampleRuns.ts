/** Beside each page with samples. */
export const SAMPLES_FILE = 'samples.json';

/** Folder of modules for the browser, below the root of the site. Names contain digests. */
export const RUNS_DIR = 'static/run/';

/** Names the sample to run, beside the values of its fields. */
export const RUN_PARAMETER = 'run';

/** Read the name of the run from the query of an address. */
export const readNamedRun = (search: string): string | null => new URLSearchParams(search).get(RUN_PARAMETER);

export interface PageSamples {
  /** Script of the worker, below the root of the site; empty where no sample runs. */
  runner: string;
  samples: Record<string, RunnableSample>;
  /** One program for each way to get the value that a sample declares, by the sample's digest. */
  programs: Record<string, WholeProgram[]>;
}

/** After the code that gives the value that the sample declares. */
export interface WholeProgram {
  label: string;
  code: string;
}

export interface RunnableSample {
  /** Below the root of the site. */
  module: string;
  /** Line of the sample for each line of the module. Both count from 1. */
  lines: number[];
  /** Types of the values that it needs, by their names. */
  values: Record<string, string>;
  fields: { name: string; value: string }[];
}

/** It needs Node.js, a page of its own, or a missing package. */
export type RunObstacle = 'node' | 'page' | 'package';

export interface SampleMark {
  canRun?: true;
  /** Only in a version in which other samples run. */
  obstacle?: RunObstacle;
  source?: SampleSource;
}

/** Origin of a value that a sample declares but does not make. */
export interface SampleSource {
  name: string;
  links: { label: string; href: string }[];
  /** Of the whole programs in `SAMPLES_FILE`. */
  programs: string[];
}

/** By file of the page and digest of the code. From `scripts/` to the build. */
export type SampleMarks = Record<string, Record<string, SampleMark>>;

export interface RunCommand {
  address: string;
  values: RunnableSample['values'];
  fields: Record<string, string>;
  /** Of the reader's own device; without it, the sample runs on a simulated one. */
  serial?: string | undefined;
}

/** A worker that runs a sample on the reader's device releases it. */
export const STOP_RUN = 'stop';

/** Answer to `ask`; without it, the request is never sent. */
export const SEND_REQUEST = 'send';

/** A service that a sample opens, a request of the sync protocol, or the input of a command. */
export interface DeviceRequest {
  text: string;
  /** Whether it is known to change nothing. */
  isRead: boolean;
}

export type PrintLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** A packet on the wire. Numbers are unsigned, of 32 bits. */
export interface RunPacket {
  direction: 'toDevice' | 'fromDevice';
  command: string;
  arg0: number;
  arg1: number;
  /** `payload` has only the first bytes. */
  payload: Uint8Array;
  payloadLength: number;
}

export interface RunChange {
  kind: string;
  change: 'added' | 'changed' | 'removed';
  /** A path, a property, a setting, or what happened. */
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface RunDeviceState {
  /** Of a user of the device, sorted by path. Sizes in bytes. */
  files: { path: string; size: number }[];
  properties: [name: string, value: string][];
}

/** `settle`: what the sample started goes on after its return. */
export type RunStep = 'load' | 'connect' | 'run' | 'settle';

export type RunEvent =
  | { kind: 'step'; step: RunStep }
  | { kind: 'print'; level: PrintLevel; text: string }
  | { kind: 'packet'; packet: RunPacket }
  /** Sent once for each text, before the request is. */
  | { kind: 'request'; request: DeviceRequest }
  /** The request waits for `SEND_REQUEST`. */
  | { kind: 'ask'; request: DeviceRequest }
  /** `line` is that of the module, from 1; 0 is unknown. */
  | { kind: 'error'; message: string; line: number }
  /** More was printed or sent than is listed. */
  | { kind: 'cut' }
  /** `milliseconds` includes connecting and the wait at the end. */
  | {
      kind: 'end';
      milliseconds: number;
      changes: RunChange[];
      device?: RunDeviceState | undefined;
      /** Whether a command had another exit code than 0. */
      hasFailedCommand: boolean;
    };
