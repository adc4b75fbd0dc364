// Messages between the panel and the worker of a run.
import type { RunnableSample } from '../../common/sampleRuns.ts';

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
