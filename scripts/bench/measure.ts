import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cliEnv } from '../fixture/copyProject.ts';

export interface Measurement {
  seconds: number;
  cpuSeconds: number;
  /** Peak of summed resident memory; shared memory counts once per process. */
  peakMegabytes: number;
}

const SAMPLE_INTERVAL_MS = 250;

/** Lines of a failed program's output. */
const SHOWN_LINES = 60;

/** Run Node.js and measure it. Needs Linux (`/proc`). Throws an Error with the end of its output if the program fails. */
export async function measureNode(cwd: string, args: readonly string[]): Promise<Measurement> {
  const startTime = performance.now();
  const startCpu = readCpuOfEnded();
  const child = spawn(process.execPath, args, { cwd, env: cliEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readMemory(child.pid ?? 0));
  }, SAMPLE_INTERVAL_MS);
  const [code] = await once(child, 'close').finally(() => clearInterval(timer));
  const seconds = (performance.now() - startTime) / 1000;
  if (code !== 0) {
    const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    throw new Error(`${end}\n${args.join(' ')} in ${cwd} ended with exit code ${code}.`);
  }
  return { seconds, cpuSeconds: readCpuOfEnded() - startCpu, peakMegabytes: peak };
}

/** Add up consecutive runs. */
export const addRuns = (runs: readonly Measurement[]): Measurement => ({
  seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
  cpuSeconds: runs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  peakMegabytes: Math.max(...runs.map(({ peakMegabytes }) => peakMegabytes)),
});

/** Return the run with the median time. */
export const medianRun = (runs: readonly Measurement[]): Measurement | undefined =>
  runs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];

// Linux counts in hundredths of a second on any processor.
const TICKS_PER_SECOND = 100;

/** CPU seconds of ended descendants: see proc_pid_stat(5). */
function readCpuOfEnded(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name, in parentheses, may have spaces; the fields after it begin with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[16 - 3]) + Number(fields[17 - 3])) / TICKS_PER_SECOND;
}

function readMemory(rootPid: number): number {
  const processes = readdirSync('/proc').flatMap(readProcess);
  const sum = (pid: number): number =>
    processes.filter(({ parent }) => parent === pid).reduce((total, child) => total + sum(child.pid), own(pid));
  const own = (pid: number): number => processes.find((one) => one.pid === pid)?.megabytes ?? 0;
  return sum(rootPid);
}

function readProcess(name: string): { pid: number; parent: number; megabytes: number }[] {
  try {
    const status = readFileSync(`/proc/${name}/status`, 'utf8');
    const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid: Number(name), parent: read('PPid'), megabytes: (read('VmRSS') * 1024) / 1e6 }];
  } catch {
    return []; // It is no process, or ended meanwhile.
  }
}
