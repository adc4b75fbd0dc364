import { readFileSync, rmSync } from 'node:fs';
import { cliEnv } from '../fixture/copyProject.ts';
import { print, type Table } from '../lib/report.ts';
import { runProgram } from '../tools/runProgram.ts';
import {
  type BenchProject,
  changeFile,
  cloneProject,
  createDocusaurus,
  createProject,
  createRspress,
  DOCUSAURUS,
  GENERATED,
} from './projects.ts';

const HEAD = ['seconds', 'CPU seconds'];

const REPEATS = 3;

const CASES: [name: string, change?: 'page' | 'style'][] = [
  ['nothing cached'],
  ['nothing changed'],
  ['one page changed', 'page'],
  ['one line of CSS changed', 'style'],
];

/** Measure builds and merges of a project's versions. */
export async function benchReal(projectDir: string): Promise<Table> {
  const runs = await measureCases('real versions', () => cloneProject(projectDir));
  const rows = CASES.map(([name], index) => [name, ...formatRun(runs[index])]);
  return [[`real versions: build and merge, median of ${REPEATS}`, ...HEAD], ...rows];
}

/** Measure builds and merges of generated pages, also with Docusaurus, and the floor: their build by Rspress alone. */
export async function benchGenerated(): Promise<Table> {
  const ours = await measureCases(GENERATED, createProject);
  const theirs = await measureCases(`${DOCUSAURUS}, ${GENERATED}`, createDocusaurus);
  const [floor] = await measureCases(`Rspress alone, ${GENERATED}`, createRspress, CASES.slice(0, 1));
  const rows = CASES.map(([name], index) => {
    const [our, their, least] = [ours[index], theirs[index], index === 0 ? floor : undefined];
    const ratio = our && their ? (our.seconds / their.seconds).toFixed(2) : '';
    const cpuRatio = our && least ? (our.cpuSeconds / least.cpuSeconds).toFixed(2) : '';
    return [name, ...formatRun(our), ...formatRun(their), ratio, ...formatRun(least), cpuRatio];
  });
  const [first, ...others] = HEAD;
  const what = `${GENERATED}: build and merge, median of ${REPEATS}`;
  const peers = [`${DOCUSAURUS}: ${first}`, ...others, 'ratio of seconds', `Rspress alone: ${first}`, ...others];
  return [[what, ...HEAD, ...peers, 'ratio of CPU seconds'], ...rows];
}

/** Measure all cases several times, one after the other, each time in a new project, and return the median run of each. */
async function measureCases(
  title: string,
  create: () => Promise<BenchProject>,
  cases = CASES,
): Promise<(Measurement | undefined)[]> {
  const runs = cases.map((): Measurement[] => []);
  for (let count = 0; count < REPEATS; count += 1) {
    const project = await create();
    for (const [index, [name, change]] of cases.entries()) {
      if (change) await changeFile(project, change);
      const run = await measureNode(project.dir, project.build);
      print([title, name, ...formatRun(run)].join(' · '));
      runs[index]?.push(run);
    }
    rmSync(project.dir, { recursive: true, force: true });
  }
  return runs.map(medianRun);
}

const formatRun = (run: Measurement | undefined): string[] =>
  run ? [run.seconds.toFixed(1), run.cpuSeconds.toFixed(1)] : HEAD.map(() => '');

interface Measurement {
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
