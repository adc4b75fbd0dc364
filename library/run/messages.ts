// Messages between the panel and the worker of a run.
import type { RunnableSample } from '../../common/samples.ts';
import type { DeviceChange } from '../device/changes/listChanges.ts';

/** What a run reports at most: lines, packets, and characters of a line. */
export const MAX_LINES = 1000;
export const MAX_PACKETS = 2000;
export const MAX_TEXT = 20_000;

export interface RunCommand {
  address: string;
  values: RunnableSample['values'];
  fields: Readonly<Record<string, string>>;
  /** Of the reader's own device; without it, the sample runs on a simulated one. */
  serial?: string | undefined;
}

/** A worker that runs a sample on the reader's device releases it. */
export const STOP_RUN = 'stop';

export type PrintLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** `settle`: what the sample started goes on after its return. */
export type RunStep = 'load' | 'connect' | 'run' | 'settle';

export type RunEvent =
  | { kind: 'step'; step: RunStep }
  | { kind: 'print'; level: PrintLevel; text: string }
  /** As pages write it. @example → OPEN 1 0 "shell:ls" */
  | { kind: 'packet'; line: string }
  /** `line` is that of the module, from 1; 0 is unknown. */
  | { kind: 'error'; message: string; line: number }
  /** More was printed or sent than is listed. */
  | { kind: 'cut' }
  /** `milliseconds` includes connecting and the wait at the end. Changes are those of the simulated device. */
  | { kind: 'end'; milliseconds: number; changes?: DeviceChange[] };
