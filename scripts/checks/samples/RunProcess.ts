import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setInterval, setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RunRequest, RunResult } from '../../../common/samples.ts';

/** In milliseconds. Samples take under five seconds; a busy machine needs longer. */
const RUN_LIMIT = 20_000;

/** In megabytes, for all samples that a process runs. */
const MEMORY_LIMIT = 512;
const MEMORY_ERROR = `it needs more than ${MEMORY_LIMIT} MB of memory.`;

// A sample could have sent it.
const RESULT: z.ZodType<RunResult> = z.object({
  output: z.array(z.string()),
  packets: z.array(z.string()),
  changes: z.number(),
  errors: z.array(z.object({ message: z.string(), line: z.number() })),
});

/** A process that runs samples in turn, replaced if one hangs or ends it. It reads its own folder, and has no other right. */
export class RunProcess {
  #child: ChildProcess | undefined;
  readonly #script: string;

  /** `script` comes from `bundleRuntime`. */
  constructor(script: string) {
    this.#script = realpathSync(script);
  }

  /** Run a sample, for `limit` milliseconds at most. */
  async run(request: RunRequest, limit = RUN_LIMIT): Promise<RunResult> {
    const child = this.#child?.connected ? this.#child : start(this.#script);
    this.#child = child;
    // What fails here ends the process, too.
    child.send(request, () => {});
    const ended = new AbortController();
    const { signal } = ended;
    const result = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => RESULT.safeParse(message).data ?? 'it sent no result.'),
      // Node.js aborts when its heap is full.
      once(child, 'exit', { signal }).then(([, cause]) => (cause ? MEMORY_ERROR : 'it ended its process.')),
      wait(limit, `it did not end in ${limit} ms.`, { signal }),
      watchMemory(child, signal),
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

function start(script: string): ChildProcess {
  const dir = path.dirname(script);
  // Node.js 20 calls it experimental.
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return fork(script, {
    cwd: dir,
    env: {},
    execArgv: [
      ...[permission, `--allow-fs-read=${dir}${path.sep}*`],
      ...['--disallow-code-generation-from-strings', `--max-old-space-size=${MEMORY_LIMIT}`, '--no-warnings'],
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Buffers are outside of the heap. Where no file says how much a process uses, as on macOS, they have no limit. */
async function watchMemory({ pid }: ChildProcess, signal: AbortSignal): Promise<string> {
  for await (const _ of setInterval(100, undefined, { signal })) if (readMemory(pid) > MEMORY_LIMIT) break;
  return MEMORY_ERROR;
}

function readMemory(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0; // It has ended, or there is no such file.
  }
}
