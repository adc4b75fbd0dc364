import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { BuildAnswer, BuildJob } from '../../common/buildEnv.ts';

const NODE_ARGS = [
  // A build makes millions of short-lived objects; a larger nursery (in MB) collects them faster.
  '--max-semi-space-size=32',
  // By default, the heap may grow to a multiple of its live part, which grows with each build.
  '--heap-growing-percent=40',
  '--enable-source-maps',
];

// Node.js keeps each build's pages as imported modules: about 20 MB for a hundred pages.
const MAX_BUILDS = 10;

export interface BuildResult {
  isBuilt: boolean;
  output: string;
}

/**
 * A process that builds versions one after the other, with warm modules. Rspress keeps its routes in a process-wide singleton, so
 * one version at a time; Node.js caches modules by path, so each needs its own working directory.
 */
export class Builder {
  readonly #child: ChildProcess;
  // A file is complete when the answer arrives; a pipe may not be.
  readonly #logFile: string;
  #builds = 0;

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

  get isSpent(): boolean {
    return this.#builds >= MAX_BUILDS;
  }

  /** Build one version; after a failure, no further job is taken. */
  async build(job: BuildJob): Promise<BuildResult> {
    this.#builds += 1;
    const start = statSync(this.#logFile).size;
    const { isBuilt } = await this.#ask(job);
    return { isBuilt, output: readFileSync(this.#logFile).subarray(start).toString() };
  }

  /** Send a job and wait for its answer; if the process ends first, it failed. */
  async #ask(job: BuildJob): Promise<BuildAnswer> {
    const failed: BuildAnswer = { isBuilt: false };
    const listening = new AbortController();
    const { signal } = listening;
    // `once` rejects with the process's error. `serveBuilds.ts` sends only answers.
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
