import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunRequest, RunResult } from '../../../common/samples.ts';

/** In milliseconds. Samples take under five seconds; a busy machine needs longer. */
const RUN_LIMIT = 20_000;

/** A process that runs samples in turn, replaced if one hangs or ends it. */
export class RunProcess {
  #child: ChildProcess | undefined;
  readonly #script: string;

  /** `script` comes from `bundleProcess`. */
  constructor(script: string) {
    this.#script = script;
  }

  /** Run a sample, for `limit` milliseconds at most. */
  async run(request: RunRequest, limit = RUN_LIMIT): Promise<RunResult> {
    // Relative paths in samples must not write to the project.
    this.#child ??= fork(this.#script, {
      cwd: path.dirname(this.#script),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const child = this.#child;
    child.send(request);
    const ended = new AbortController();
    const { signal } = ended;
    const result = await Promise.race([
      once(child, 'message', { signal }).then(([message]): RunResult => message),
      once(child, 'exit', { signal }).then(() => 'it ended its process.'),
      wait(limit, `it did not end in ${limit} ms.`, { signal }),
    ]);
    ended.abort();
    if (typeof result !== 'string') return result;
    this.close();
    return { output: [], packets: [], changes: 0, errors: [{ message: result, line: 0 }] };
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
