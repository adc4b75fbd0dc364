import type { RunEvent, RunnableSample } from '../../../common/sampleRuns.ts';
import { SEND_REQUEST, STOP_RUN } from '../../../common/sampleRuns.ts';
import { loadPageSamples, OutdatedPageError } from '../../../theme/content/loadPageSamples.ts';

/** A sample and the script that runs it. */
export interface LoadedSample {
  sample: RunnableSample;
  /** Address of the worker's script. */
  runner: string;
}

/** Load what a sample of the page being read needs. Rejects with an OutdatedPageError where the page no longer has it. */
export async function loadSample(id: string, siteAddress: string): Promise<LoadedSample> {
  const { runner, samples } = await loadPageSamples();
  const sample = samples[id];
  if (!sample) throw new OutdatedPageError();
  return { runner: siteAddress + runner, sample: { ...sample, module: siteAddress + sample.module } };
}

interface RunOptions {
  /** Values of the fields, by their names. */
  fields: Record<string, string>;
  /** Serial number of the reader's own device. */
  serial?: string | undefined;
  onEvent: (event: RunEvent) => void;
  /** The worker's script did not load. */
  onFailure: () => void;
}

/** A worker that has loaded its script and waits for a sample: a second run starts at once. */
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

/** End a worker once it has let go of its device, or does not answer. */
function release(worker: Worker): void {
  worker.onmessage = ({ data }: MessageEvent<RunEvent>) => data.kind === 'end' && worker.terminate();
  worker.postMessage(STOP_RUN);
  setTimeout(() => worker.terminate(), RELEASE_TIME);
}

/** Milliseconds that a worker has to let go of a device. */
const RELEASE_TIME = 1000;

/** Run a sample in a worker of its own. Returns what ends it, and what sends the request that it waits with. */
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
  // What a sample throws, the script tells itself: this is the script that did not load.
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
