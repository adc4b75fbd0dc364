import type { RunnableSample } from '../../../common/sampleRuns.ts';
import { loadPageSamples, OutdatedPageError } from '../../../theme/content/loadPageSamples.ts';
import type { RunEvent } from '../messages.ts';
import { SEND_REQUEST, STOP_RUN } from '../messages.ts';

export interface LoadedSample {
  sample: RunnableSample;
  runner: string;
}

/** Load a sample. Rejects with an OutdatedPageError if the page no longer has it. */
export async function loadSample(id: string, siteAddress: string): Promise<LoadedSample> {
  const { runner, samples } = await loadPageSamples();
  const sample = samples[id];
  if (!sample) throw new OutdatedPageError();
  return { runner: siteAddress + runner, sample: { ...sample, module: siteAddress + sample.module } };
}

interface RunOptions {
  fields: Record<string, string>;
  serial?: string | undefined;
  onEvent: (event: RunEvent) => void;
  onFailure: () => void;
}

/** A loaded worker, so that a second run starts at once. */
let spare: { runner: string; worker: Worker } | undefined;

const createWorker = (runner: string): Worker => new Worker(runner, { type: 'module' });

function createSpare(runner: string) {
  const worker = createWorker(runner);
  worker.onerror = () => {
    if (spare?.worker === worker) spare = undefined;
  };
  return { runner, worker };
}

function takeWorker(runner: string): Worker {
  const taken = spare;
  spare = undefined;
  if (taken?.runner === runner) return taken.worker;
  taken?.worker.terminate();
  return createWorker(runner);
}

/** Lets it release its device first. */
function release(worker: Worker): void {
  worker.onmessage = ({ data }: MessageEvent<RunEvent>) => data.kind === 'end' && worker.terminate();
  worker.postMessage(STOP_RUN);
  setTimeout(() => worker.terminate(), RELEASE_TIME);
}

const RELEASE_TIME = 1000;

/** Run a sample in a worker. Returns functions to end it, and to send the waiting request. */
export function startRun(
  { runner, sample }: LoadedSample,
  { fields, serial, onEvent, onFailure }: RunOptions,
): { halt: () => void; send: () => void } {
  const worker = takeWorker(runner);
  let isOver = false;
  worker.onmessage = ({ data }: MessageEvent<RunEvent>) => {
    if (data.kind === 'end') isOver = true;
    onEvent(data);
  };
  // Errors of samples come as messages: this script did not load.
  worker.onerror = onFailure;
  worker.postMessage({ address: sample.module, values: sample.values, fields, serial });
  return {
    halt() {
      if (serial === undefined || isOver) worker.terminate();
      else release(worker);
      spare ??= createSpare(runner);
    },
    send: () => worker.postMessage(SEND_REQUEST),
  };
}
