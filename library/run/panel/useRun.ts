import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  DeviceRequest,
  PrintLevel,
  RunChange,
  RunDeviceState,
  RunEvent,
  RunPacket,
  RunStep,
} from '../messages.ts';
import { type LoadedSample, startRun } from './startRun.ts';

/** A line of output: something printed, or an error with its line in the sample. */
export interface OutputLine {
  level: PrintLevel;
  text: string;
  /** Line of the sample where an error came up. */
  line?: number;
}

export interface Run {
  /** Where it runs. */
  place: 'simulated' | 'own';
  status: 'running' | 'ended' | 'failed' | 'stopped' | 'broken';
  step: RunStep;
  output: OutputLine[];
  packets: RunPacket[];
  /** What the sample asked of the device, each text once. */
  requests: DeviceRequest[];
  /** The request that waits for the reader. */
  asking?: DeviceRequest | undefined;
  /** Undefined until the run has ended: one that is stopped never tells. */
  changes: RunChange[] | undefined;
  /** What is on the simulated device at the end. */
  device?: RunDeviceState | undefined;
  /** Whether a command ended with another exit code than 0 on the simulated device. */
  hasFailedCommand: boolean;
  /** Whether there was more than is told. */
  isCut: boolean;
  /** How long the run took; 0 until it is over. */
  milliseconds: number;
}

const NEW_RUN: Run = {
  place: 'simulated',
  status: 'running',
  step: 'load',
  output: [],
  packets: [],
  requests: [],
  changes: undefined,
  hasFailedCommand: false,
  isCut: false,
  milliseconds: 0,
};

/** Run a sample, and stop it when the reader does or leaves. */
export function useRun(loaded: LoadedSample | undefined) {
  const [run, setRun] = useState<Run>();
  const stopRef = useRef<() => void>(() => {});
  const sendRef = useRef<() => void>(() => {});
  useEffect(() => () => stopRef.current(), []);

  const start = useCallback(
    (fields: Record<string, string>, serial?: string) => {
      if (!loaded) return;
      stopRef.current();
      let waiting: RunEvent[] = [];
      let frame = 0;
      const flush = () => {
        const events = waiting;
        waiting = [];
        frame = 0;
        setRun((before) => applyEvents(before ?? newRun, events, loaded));
      };
      const newRun: Run = { ...NEW_RUN, place: serial === undefined ? 'simulated' : 'own' };
      setRun(newRun);
      const { halt, send } = startRun(loaded, {
        fields,
        serial,
        onEvent: (event) => {
          waiting.push(event);
          if (event.kind === 'end') {
            stopRef.current();
            flush();
          } else if (frame === 0) frame = requestAnimationFrame(flush);
        },
        onFailure: () => setRun({ ...newRun, status: 'broken' }),
      });
      stopRef.current = () => {
        cancelAnimationFrame(frame);
        halt();
      };
      sendRef.current = send;
    },
    [loaded],
  );

  const stop = useCallback(() => {
    stopRef.current();
    setRun((before) => before && { ...before, status: 'stopped', asking: undefined });
  }, []);

  const send = useCallback(() => {
    sendRef.current();
    setRun((before) => before && { ...before, asking: undefined });
  }, []);

  return { run, start, stop, send };
}

/** Add what a worker told to a run. Many events come in one frame of the screen. */
function applyEvents(run: Run, events: readonly RunEvent[], { sample }: LoadedSample): Run {
  const next = { ...run, output: [...run.output], packets: [...run.packets], requests: [...run.requests] };
  for (const event of events) {
    if (event.kind === 'step') next.step = event.step;
    else if (event.kind === 'print') next.output.push({ level: event.level, text: event.text });
    else if (event.kind === 'packet') next.packets.push(event.packet);
    else if (event.kind === 'request') next.requests.push(event.request);
    else if (event.kind === 'ask') next.asking = event.request;
    else if (event.kind === 'cut') next.isCut = true;
    else if (event.kind === 'error') {
      const line = sample.lines[event.line - 1];
      next.output.push({ level: 'error', text: event.message, ...(line && { line }) });
      next.status = 'failed';
    } else {
      next.asking = undefined;
      next.changes = event.changes;
      next.device = event.device;
      next.hasFailedCommand = event.hasFailedCommand;
      next.milliseconds = event.milliseconds;
      if (next.status === 'running') next.status = 'ended';
    }
  }
  return next;
}
