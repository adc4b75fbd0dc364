import { readFileSync } from 'node:fs';
import { cliEnv } from '../fixture/copyProject.ts';
import { runProgram } from '../tools/runProgram.ts';

export interface Measurement {
  seconds: number;
  /** Of all processes. */
  cpuSeconds: number;
}

/** Lines of a failed program's output. */
const SHOWN_LINES = 60;

/**
 * Run Node.js for each list of arguments, one after the other, and measure all of it. Needs Linux (`/proc`). Throws an Error with
 * the end of the output of a program that fails.
 */
export async function measureNode(cwd: string, runs: readonly (readonly string[])[]): Promise<Measurement> {
  const startTime = performance.now();
  const startCpu = readCpuOfEnded();
  for (const args of runs) {
    const { exitCode, stdout, stderr } = await runProgram({ program: process.execPath, args, cwd, env: cliEnv() });
    if (exitCode === 0) continue;
    const end = `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    throw new Error(`${end}\n${args.join(' ')} in ${cwd} ended with exit code ${exitCode}.`);
  }
  return { seconds: (performance.now() - startTime) / 1000, cpuSeconds: readCpuOfEnded() - startCpu };
}

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
