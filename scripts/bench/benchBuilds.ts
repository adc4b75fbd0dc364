import { rmSync } from 'node:fs';
import { print, type Table } from '../lib/report.ts';
import { type Measurement, measureNode, medianRun } from './measure.ts';
import {
  type BenchProject,
  changeFile,
  cloneProject,
  createDocusaurus,
  createProject,
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

/** Measure builds and merges of generated pages, also with Docusaurus. */
export async function benchGenerated(): Promise<Table> {
  const ours = await measureCases(GENERATED, createProject);
  const theirs = await measureCases(`${DOCUSAURUS}, ${GENERATED}`, createDocusaurus);
  const rows = CASES.map(([name], index) => {
    const [our, their] = [ours[index], theirs[index]];
    const ratio = our && their ? (our.seconds / their.seconds).toFixed(2) : '';
    return [name, ...formatRun(our), ...formatRun(their), ratio];
  });
  const [first, ...others] = HEAD;
  const what = `${GENERATED}: build and merge, median of ${REPEATS}`;
  return [[what, ...HEAD, `${DOCUSAURUS}: ${first}`, ...others, 'ratio of seconds'], ...rows];
}

/** Measure all cases several times, one after the other, each time in a new project, and return the median run of each. */
async function measureCases(title: string, create: () => Promise<BenchProject>): Promise<(Measurement | undefined)[]> {
  const runs = CASES.map((): Measurement[] => []);
  for (let count = 0; count < REPEATS; count += 1) {
    const project = await create();
    for (const [index, [name, change]] of CASES.entries()) {
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
