import { readFileSync, rmSync } from 'node:fs';
import type { Repo } from '../fixture/repo.ts';
import { cliArgs, cliEnv } from '../fixture/runCli.ts';
import { print, type Table } from '../lib/report.ts';
import { runProgram } from '../tools/runProgram.ts';
import { appendLine, cloneProject, createProject, GENERATED } from './projects.ts';

const HEAD = ['build and merge', 'seconds', 'CPU seconds', 'peak memory'];

const REPEATS = 3;

const CASES: [name: string, file?: string, line?: string][] = [
  ['nothing cached'],
  ['nothing changed'],
  ['one page changed', 'docs/index.md', 'One more sentence.'],
  ['one line of CSS changed', 'theme/styles/tokens.css', ':root { --docs-bench: #000000; }'],
];

/** Measure builds and merges of generated pages and of a project's versions. The runs of a row are made several times; the table has the median. */
export async function benchBuilds(projectDir: string): Promise<Table> {
  const generated = await measureCases(GENERATED, createProject);
  const real = await measureCases('the versions of this site', () => cloneProject(projectDir));
  return [HEAD, ...generated, ...real];
}

/** Measure all cases one after the other, several times, each time in a new project. Returns a row for each. */
async function measureCases(title: string, create: () => Promise<Repo>): Promise<Table> {
  const runs = CASES.map((): Measurement[] => []);
  for (let count = 0; count < REPEATS; count += 1) {
    const repo = await create();
    const { dir } = repo;
    for (const [index, [name, file, line]] of CASES.entries()) {
      if (file && line) await appendLine(repo, file, line);
      const run = await measureNode(dir, [cliArgs(dir, ['build']), cliArgs(dir, ['merge'])]);
      print([title, name, ...formatRun(run)].join(' · '));
      runs[index]?.push(run);
    }
    rmSync(dir, { recursive: true, force: true });
  }
  return CASES.map(([name], index) => [`${title}: ${name}`, ...formatRun(medianRun(runs[index] ?? []))]);
}

const formatRun = (run: Measurement | undefined): string[] =>
  run ? [run.seconds.toFixed(1), run.cpuSeconds.toFixed(1), `${(run.peakBytes / 1e9).toFixed(2)} GB`] : [];

interface Measurement {
  seconds: number;
  /** Of all processes. */
  cpuSeconds: number;
  /** The largest sum of all processes at a time. */
  peakBytes: number;
}

/** Lines of a failed program's output. */
const SHOWN_LINES = 60;

const SAMPLE_MS = 100;

/**
 * Run Node.js for each list of arguments, one after the other, and measure all of it. Needs Linux (`/proc`). Throws an Error with
 * the end of the output of a program that fails.
 */
export async function measureNode(cwd: string, runs: readonly (readonly string[])[]): Promise<Measurement> {
  const startTime = performance.now();
  const startCpu = readCpuOfEnded();
  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, readMemoryBelow(process.pid));
  }, SAMPLE_MS);
  try {
    for (const args of runs) {
      const { exitCode, stdout, stderr } = await runProgram({ program: process.execPath, args, cwd, env: cliEnv() });
      if (exitCode === 0) continue;
      const end = `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
      throw new Error(`${end}\n${args.join(' ')} in ${cwd} ended with exit code ${exitCode}.`);
    }
  } finally {
    clearInterval(sampling);
  }
  return {
    seconds: (performance.now() - startTime) / 1000,
    cpuSeconds: readCpuOfEnded() - startCpu,
    peakBytes,
  };
}

/** Return the run with the median time. */
export const medianRun = (runs: readonly Measurement[]): Measurement | undefined =>
  runs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];

/** Resident memory of all descendants, in bytes: see proc_pid_status(5). */
function readMemoryBelow(processId: number): number {
  const children = readProcess(`${processId}/task/${processId}/children`).split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => {
    const [, kilobytes = 0] = /^VmRSS:\s*(\d+) kB$/m.exec(readProcess(`${child}/status`)) ?? [];
    return sum + Number(kilobytes) * 1024 + readMemoryBelow(child);
  }, 0);
}

function readProcess(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return ''; // The process has ended.
  }
}

// Linux counts in hundredths of a second on any processor.
const TICKS_PER_SECOND = 100;

/** CPU seconds of ended descendants: see proc_pid_stat(5). */
function readCpuOfEnded(): number {
  const stat = readProcess('self/stat');
  // The name, in parentheses, may have spaces; the fields after it begin with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[16 - 3]) + Number(fields[17 - 3])) / TICKS_PER_SECOND;
}
