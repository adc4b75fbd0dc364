import { useEffect, useRef, useState } from 'react';
import type { PageSamples, RunnableSample } from '../../../common/samples.ts';
import { loadPageSamples, OutdatedPageError } from '../../../theme/content/pageSamples.ts';
import { useThemeData } from '../../../theme/site/useThemeData.ts';
import { type PrintLevel, type RunCommand, type RunEvent, type RunStep, STOP_RUN } from '../messages.ts';

export interface OutputLine {
  level: PrintLevel;
  text: string;
  /** Line of the sample where an error came up. */
  line?: number;
}

export type RunChange = NonNullable<Extract<RunEvent, { kind: 'end' }>['changes']>[number];

export interface Run {
  place: 'simulated' | 'own';
  status: 'running' | 'ended' | 'failed' | 'stopped' | 'broken' | 'outdated';
  step: RunStep;
  /** Undefined until it is loaded. */
  sample?: RunnableSample | undefined;
  output: OutputLine[];
  packets: string[];
  /** Undefined until the simulated device is left. */
  changes?: RunChange[] | undefined;
  /** Texts that the sample ran with. */
  fields: RunCommand['fields'];
  /** Whether there was more than is shown. */
  isCut: boolean;
  milliseconds: number;
}

const NEW_RUN: Run = {
  place: 'simulated',
  status: 'running',
  step: 'load',
  output: [],
  packets: [],
  fields: {},
  isCut: false,
  milliseconds: 0,
};

/** For a worker to release its device, in milliseconds. */
const RELEASE_TIME = 1000;

/** Run a sample of the page in a worker, which ends when the reader stops it or leaves. */
export function useRun(id: string) {
  const { siteBase } = useThemeData();
  const [run, setRun] = useState(NEW_RUN);
  const loadedRef = useRef<PageSamples>(undefined);
  const haltRef = useRef(() => {});
  useEffect(() => () => haltRef.current(), []);

  const load = async () => {
    loadedRef.current ??= await loadPageSamples();
    const { runner, samples } = loadedRef.current;
    const sample = samples[id];
    if (sample) return { runner, sample };
    loadedRef.current = undefined;
    throw new OutdatedPageError();
  };

  /** Run on the reader's device if it has a serial number, else on a simulated one. */
  const start = async (fields: RunCommand['fields'], serial?: string) => {
    haltRef.current();
    let isHalted = false;
    haltRef.current = () => {
      isHalted = true;
    };
    const begun: Run = { ...NEW_RUN, fields, sample: run.sample, place: serial === undefined ? 'simulated' : 'own' };
    setRun(begun);
    try {
      const { runner, sample } = await load();
      if (isHalted) return;
      setRun({ ...begun, sample });
      const siteAddress = window.location.origin + siteBase;
      const { module, values } = sample;
      haltRef.current = runInWorker(siteAddress + runner, {
        command: { address: siteAddress + module, values, fields, serial },
        onEvents: (events) => setRun((before) => applyEvents(before, events)),
        onFailure: () => setRun({ ...begun, status: 'broken' }),
      });
    } catch (error) {
      if (!isHalted) setRun({ ...begun, status: error instanceof OutdatedPageError ? 'outdated' : 'broken' });
    }
  };

  const stop = () => {
    haltRef.current();
    setRun((before) => (before.status === 'running' ? { ...before, status: 'stopped' } : before));
  };

  return { run, start, stop };
}

interface WorkerOptions {
  command: RunCommand;
  onEvents: (events: RunEvent[]) => void;
  onFailure: () => void;
}

/** Returns what ends it. */
function runInWorker(address: string, { command, onEvents, onFailure }: WorkerOptions): () => void {
  const worker = new Worker(address, { type: 'module' });
  let waiting: RunEvent[] = [];
  let frame = 0;
  // Many events come in one frame of the screen.
  const flush = () => {
    cancelAnimationFrame(frame);
    onEvents(waiting);
    waiting = [];
    frame = 0;
  };
  worker.onmessage = ({ data }: MessageEvent<RunEvent>) => {
    waiting.push(data);
    if (data.kind !== 'end') frame ||= requestAnimationFrame(flush);
    else {
      worker.terminate();
      flush();
    }
  };
  // Errors of samples come as messages: this script did not load.
  worker.onerror = onFailure;
  worker.postMessage(command);
  return () => {
    cancelAnimationFrame(frame);
    if (command.serial === undefined) worker.terminate();
    else release(worker);
  };
}

function release(worker: Worker): void {
  worker.onmessage = ({ data }: MessageEvent<RunEvent>) => data.kind === 'end' && worker.terminate();
  worker.postMessage(STOP_RUN);
  setTimeout(() => worker.terminate(), RELEASE_TIME);
}

function applyEvents(run: Run, events: readonly RunEvent[]): Run {
  const next = { ...run, output: [...run.output], packets: [...run.packets] };
  for (const event of events) {
    if (event.kind === 'step') next.step = event.step;
    else if (event.kind === 'print') next.output.push(event);
    else if (event.kind === 'packet') next.packets.push(event.line);
    else if (event.kind === 'cut') next.isCut = true;
    else if (event.kind === 'error') {
      const line = run.sample?.lines[event.line - 1];
      next.output.push({ level: 'error', text: event.message, ...(line && { line }) });
      next.status = 'failed';
    } else {
      next.changes = event.changes;
      next.milliseconds = event.milliseconds;
      if (next.status === 'running') next.status = 'ended';
    }
  }
  return next;
}
