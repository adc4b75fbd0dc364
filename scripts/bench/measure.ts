import { spawnSync } from 'node:child_process';
import { startCli } from '../testing/copyProject.ts';

/** One measured run. */
export interface Measurement {
  /** Wall time in seconds. */
  seconds: number;
  /** Peak resident memory of the process and its descendants, in MB. Shared memory counts once per process. */
  peakMegabytes: number;
}

const SAMPLE_INTERVAL_MS = 250;

/** Run a command of a project and measure its time and memory. Throws an Error if the command fails. */
export function measureCli(dir: string, args: readonly string[]): Promise<Measurement> {
  const startTime = performance.now();
  const child = startCli(dir, args);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child.pid ?? 0));
  }, SAMPLE_INTERVAL_MS);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - startTime) / 1000;
      if (code === 0) resolve({ seconds, peakMegabytes: peak });
      else reject(new Error(`${args.join(' ')} ended with exit code ${code}.`));
    });
  });
}

function residentMegabytes(rootPid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const wanted = new Set([rootPid]);
  let kilobytes = 0;
  // Parents have smaller process ids than their children, unless ids wrap around, which a benchmark is too short for.
  for (const [pid = 0, ppid = 0, rss = 0] of rows.sort(([a = 0], [b = 0]) => a - b)) {
    if (!wanted.has(pid) && !wanted.has(ppid)) continue;
    wanted.add(pid);
    kilobytes += rss;
  }
  return kilobytes / 1024;
}
