import { formatKilobytes } from '../checks/size/weight.ts';
import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { BenchProject, type Release } from './BenchProject.ts';
import type { Table } from './benchmarksFile.ts';
import { DOCUSAURUS, DocusaurusProject } from './DocusaurusProject.ts';
import type { Measurement } from './measure.ts';

const HEAD = ['seconds', 'CPU seconds', 'peak MB'];

interface Changeable {
  build(): Promise<Measurement>;
  changeOnePage(): Promise<void>;
}

type Case<P> = [name: string, change: (project: P) => void | Promise<void>];

const CASES: Case<Changeable>[] = [
  ['nothing cached', () => undefined],
  ['nothing changed', () => undefined],
  ['one page changed', (project) => project.changeOnePage()],
];
const REAL_CASES: Case<BenchProject>[] = [...CASES, ['one line of CSS changed', (project) => project.changeOneStyle()]];

/** Measure builds and merges of a project's versions. */
export async function benchReal(project: Project): Promise<Table[]> {
  const copy = await BenchProject.clone(project);
  const runs = await measureCases(copy, REAL_CASES, 'real versions');
  copy.delete();
  const rows = REAL_CASES.map(([name], index) => [name, ...formatRun(runs[index])]);
  return [[['real versions: build and merge', ...HEAD], ...rows]];
}

/** Measure builds and merges of generated pages, also with Docusaurus. */
export async function benchGenerated({ versions, pages }: { versions: number; pages: number }): Promise<Table[]> {
  const releases = createReleases(versions - 1, pages);
  const title = `${versions} versions × ${pages} pages`;
  const ours = await BenchProject.create(`${versions}x${pages}`, releases);
  const ourRuns = await measureCases(ours, CASES, title);
  const { totalBytes, scriptBytes } = ours.firstLoad();
  const sizes = [`${ours.siteMegabytes().toFixed(1)} MB`, ...[totalBytes, scriptBytes].map(formatKilobytes)];
  ours.delete();
  const theirs = await DocusaurusProject.create(releases);
  const theirRuns = theirs ? await measureCases(theirs, CASES, `${DOCUSAURUS}, ${title}`) : [];
  const rows = CASES.map(([name], index) => {
    const [our, their] = [ourRuns[index], theirRuns[index]];
    return [name, ...formatRun(our), ...formatRun(their), formatRatio(our, their)];
  });
  const head = [`${title}: build and merge`, ...HEAD, `${DOCUSAURUS}: seconds`, ...HEAD.slice(1), 'ratio of seconds'];
  return [
    [head, ...rows],
    [['site', 'first load of a page', 'scripts of it'], sizes],
  ];
}

/** Measure how 200 tags are resolved. */
export async function benchTags(): Promise<Table[]> {
  const project = await BenchProject.create('tags', createReleases(200, 2));
  const rows: string[][] = [];
  for (const name of ['200 tags: versions, first time', '200 tags: versions'])
    rows.push([name, ...formatRun(await project.measure('versions'))]);
  project.delete();
  return [[['what', ...HEAD], ...rows]];
}

const createReleases = (count: number, pages: number): Release[] =>
  Array.from({ length: count }, (_release, index) => ({ version: `1.${index}.0`, pages }));

async function measureCases<P extends Changeable>(project: P, cases: Case<P>[], title: string): Promise<Measurement[]> {
  const runs = [];
  for (const [name, change] of cases) {
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
