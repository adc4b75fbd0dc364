import { formatKilobytes, print, type Table } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { BenchProject, type Release } from './BenchProject.ts';
import { DOCUSAURUS, DocusaurusProject } from './DocusaurusProject.ts';
import { type Measurement, medianRun } from './measure.ts';

const HEAD = ['seconds', 'CPU seconds', 'peak MB'];

const REPEATS = 3;

/** Of generated docs, with `next`. */
const VERSIONS = 6;
const PAGES = 100;
const RELEASES: Release[] = Array.from({ length: VERSIONS - 1 }, (_release, index) => ({
  version: `1.${index}.0`,
  pages: PAGES,
}));

interface Changeable {
  build(): Promise<Measurement>;
  changeOnePage(): Promise<void>;
  changeOneStyle(): Promise<void>;
}

const CASES: [name: string, change: (project: Changeable) => void | Promise<void>][] = [
  ['nothing cached', () => undefined],
  ['nothing changed', () => undefined],
  ['one page changed', (project) => project.changeOnePage()],
  ['one line of CSS changed', (project) => project.changeOneStyle()],
];

/** Measure builds and merges of a project's versions. */
export async function benchReal(project: Project): Promise<Table[]> {
  const runs = await repeat(async () => {
    const copy = await BenchProject.clone(project);
    const measured = await measureCases(copy, 'real versions');
    copy.delete();
    return measured;
  });
  const rows = CASES.map(([name], index) => [name, ...formatRun(runs[index])]);
  return [[[`real versions: build and merge, median of ${REPEATS}`, ...HEAD], ...rows]];
}

/** Measure builds and merges of generated pages, also with Docusaurus. */
export async function benchGenerated(): Promise<Table[]> {
  const title = `${VERSIONS} versions × ${PAGES} pages`;
  let sizes: string[] = [];
  const ourRuns = await repeat(async () => {
    const ours = await BenchProject.create(`${VERSIONS}x${PAGES}`, RELEASES);
    const measured = await measureCases(ours, title);
    const { totalBytes, scriptBytes } = ours.firstLoad();
    sizes = [`${ours.siteMegabytes().toFixed(1)} MB`, ...[totalBytes, scriptBytes].map(formatKilobytes)];
    ours.delete();
    return measured;
  });
  const theirRuns = await repeat(async () => {
    const theirs = await DocusaurusProject.create(RELEASES);
    return theirs ? measureCases(theirs, `${DOCUSAURUS}, ${title}`) : [];
  });
  const rows = CASES.map(([name], index) => {
    const [our, their] = [ourRuns[index], theirRuns[index]];
    return [name, ...formatRun(our), ...formatRun(their), formatRatio(our, their)];
  });
  const what = `${title}: build and merge, median of ${REPEATS}`;
  const head = [what, ...HEAD, `${DOCUSAURUS}: seconds`, ...HEAD.slice(1), 'ratio of seconds'];
  return [
    [head, ...rows],
    [['site', 'first load of a page', 'scripts of it'], sizes],
  ];
}

/** Measure all cases several times, one after the other, and return the median run of each. */
async function repeat(measure: () => Promise<Measurement[]>): Promise<(Measurement | undefined)[]> {
  const runs: Measurement[][] = [];
  while (runs.length < REPEATS) runs.push(await measure());
  return CASES.map((_case, index) => medianRun(runs.flatMap((cases) => cases[index] ?? [])));
}

async function measureCases(project: Changeable, title: string): Promise<Measurement[]> {
  const runs = [];
  for (const [name, change] of CASES) {
    await change(project);
    const run = await project.build();
    print([title, name, ...formatRun(run)].join(' · '));
    runs.push(run);
  }
  return runs;
}

const formatRun = (run: Measurement | undefined): string[] =>
  run
    ? [run.seconds.toFixed(1), run.cpuSeconds.toFixed(1), run.peakMegabytes.toFixed(0)]
    : HEAD.map(() => 'not installed');

const formatRatio = (our: Measurement | undefined, their: Measurement | undefined): string =>
  our && their ? (our.seconds / their.seconds).toFixed(2) : '';
