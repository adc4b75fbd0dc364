import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { BuildAnswer, BuildJob } from '../../common/buildEnv.ts';

const NODE_ARGS = [
  // A build makes millions of short-lived objects; a larger nursery (in MB) spends less time on collecting them.
  '--max-semi-space-size=32',
  // By default, the heap may grow to a multiple of what is alive in it before it is collected, where the machine has much
  // memory. What is alive grows with each build.
  '--heap-growing-percent=40',
  '--enable-source-maps',
];

// Node.js keeps the pages of each build, as modules that were imported: about 20 MB for a hundred pages.
const MAX_BUILDS = 10;

export interface BuildResult {
  isBuilt: boolean;
  /** Everything that the build printed, in order. */
  output: string;
}

/**
 * A process that builds versions, one after the other: the second finds all modules loaded and their code warm. Rspress
 * keeps its routes in a process-wide singleton, so a builder makes one version at a time; and Node.js keeps every module
 * that it loaded by its path, so no two versions may have the same working directory.
 */
export class Builder {
  readonly #child: ChildProcess;
  // Writes to a file are there when the answer is, which those to a pipe need not be.
  readonly #logFile: string;
  #builds = 0;

  /** Start the module that `bundleBuilder` wrote. What it prints goes to `logFile`. */
  constructor(bundleFile: string, logFile: string) {
    const log = openSync(logFile, 'w');
    this.#logFile = logFile;
    this.#child = fork(bundleFile, {
      execArgv: NODE_ARGS,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
  }

  /** Whether this builder has built so much that another should take the next job. */
  get isSpent(): boolean {
    return this.#builds >= MAX_BUILDS;
  }

  /** Build one version. A builder whose build failed may be in any state: it takes no further job. */
  async build(job: BuildJob): Promise<BuildResult> {
    this.#builds += 1;
    const start = statSync(this.#logFile).size;
    const { isBuilt } = await this.#ask(job);
    return { isBuilt, output: readFileSync(this.#logFile).subarray(start).toString() };
  }

  /** Send a job, and wait for its answer. A process that ends or fails before has not built. */
  async #ask(job: BuildJob): Promise<BuildAnswer> {
    const failed: BuildAnswer = { isBuilt: false };
    const listening = new AbortController();
    const { signal } = listening;
    // `once` rejects with the error that the process emits. `serveBuilds.ts` sends nothing but answers.
    const answer = once(this.#child, 'message', { signal }).then(([message]) => message as BuildAnswer);
    const exit = once(this.#child, 'exit', { signal }).then(() => failed);
    this.#child.send(job);
    return Promise.race([answer, exit])
      .catch(() => failed)
      .finally(() => listening.abort());
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.disconnect();
    await exit;
  }
}
