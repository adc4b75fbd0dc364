import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RunRequest, RunResult } from './runMessages.ts';

/** Longest run of a sample in milliseconds. */
export const RUN_LIMIT = 5000;

/** Runs samples one after the other. A sample that hangs or ends the worker costs a new one. */
export class RunWorker {
  #worker: Worker | undefined;
  readonly #script: string;

  constructor(script: string) {
    this.#script = script;
  }

  async run(request: RunRequest): Promise<RunResult> {
    this.#worker ??= new Worker(this.#script, { stdout: true, stderr: true });
    const worker = this.#worker;
    worker.postMessage(request);
    const ended = new AbortController();
    const { signal } = ended;
    const result = await Promise.race([
      once(worker, 'message', { signal }).then(([message]): RunResult => message),
      once(worker, 'exit', { signal }).then(() => 'it ended its worker.'),
      wait(RUN_LIMIT, `it did not end in ${RUN_LIMIT} ms.`, { signal }),
    ]).catch((error: unknown) => `it ended its worker: ${String(error)}`);
    ended.abort();
    if (typeof result !== 'string') return result;
    await this.close();
    return { output: [], errors: [{ message: result, line: 0 }] };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}
