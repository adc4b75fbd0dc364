import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { BuildAnswer, BuildJob } from '../../common/buildEnv.ts';

// A build makes millions of short-lived objects; a larger nursery (in MB) spends less time on collecting them.
const NODE_ARGS = ['--max-semi-space-size=32', '--enable-source-maps'];

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

  /** Build one version. A builder whose build failed may be in any state: it takes no further job. */
  async build(job: BuildJob): Promise<BuildResult> {
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
