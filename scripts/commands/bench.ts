import { BenchProject } from '../bench/BenchProject.ts';
import { describeMachine, type Table, writeBenchmarks } from '../bench/benchmarksFile.ts';
import type { BenchPart } from '../bench/benchParts.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import type { Measurement } from '../bench/measure.ts';
import { formatKilobytes, type Weight } from '../checks/size/weight.ts';
import { formatTable, print } from '../lib/report.ts';
import { listLatestPages } from '../merge/latestPages.ts';
import type { Project } from '../project.ts';
import { openSite } from '../serve/openSite.ts';

const PAGES = 100;
const createRelease = (index: number, pages: number) => ({ version: `1.${index}.0`, pages });
const releases = (count: number, pages = PAGES) =>
  Array.from({ length: count }, (_release, index) => createRelease(index, pages));

/** Measure, print the figures, and write them to BENCHMARKS.md. Nothing fails: a busy machine is not a defect. */
export async function bench(project: Project, parts: readonly BenchPart[]): Promise<void> {
  print(describeMachine());
  for (const part of parts) {
    const tables = part === 'builds' ? await benchBuilds() : [await benchLighthouse(project)];
    for (const table of tables) print(`\n${formatTable(table)}`);
    writeBenchmarks(project.paths.projectDir, { part, command: `npm run bench -- ${part}`, tables });
  }
}

async function benchBuilds(): Promise<Table[]> {
  const rows = [['what', 'seconds', 'peak MB', 'site MB']];
  const add = (what: string, { seconds, peakMegabytes }: Measurement, site?: number) => {
    rows.push([what, seconds.toFixed(1), peakMegabytes.toFixed(0), site === undefined ? '' : site.toFixed(1)]);
    print(rows.at(-1)?.join(' · ') ?? '');
  };
  await benchSix(add);
  await benchManyTags(add);
  return [rows, await benchGrowth(add)];
}

async function benchLighthouse({ paths, settings }: Project): Promise<Table> {
  const pathnames = listLatestPages(paths.distDir);
  const { origin, close } = await openSite(paths.distDir, settings.base);
  const rows = [['Lighthouse, phone, median of 3', 'scores', 'FCP, LCP, TBT in ms', 'shift', 'costs points']];
  try {
    // The home page, and one from the middle of all.
    for (const pathname of [settings.base, ...pathnames.slice(pathnames.length / 2).slice(0, 1)]) {
      const { scores, times, layoutShift, failed } = await measureLighthouse(origin + pathname);
      rows.push([pathname, scores.join(' '), times.join(' '), layoutShift.toFixed(3), failed.join(' ')]);
      print(rows.at(-1)?.join(' · ') ?? '');
    }
  } finally {
    close();
  }
  return rows;
}

/** List the size of a first load on a site with few pages and with many, and its growth for each page. */
function listGrowth([few, many]: readonly Weight[]): Table {
  const head = ['first load of a page', 'all', 'scripts', 'scripts for each page more'];
  if (!few || !many) return [head];
  const growth = ((many.scriptBytes - few.scriptBytes) / (MANY_PAGES - PAGES)).toFixed(1);
  const row = (pages: number, { totalBytes, scriptBytes }: Weight, more: string) => [
    `with ${pages} pages`,
    ...[totalBytes, scriptBytes].map(formatKilobytes),
    more,
  ];
  return [head, row(PAGES, few, ''), row(MANY_PAGES, many, `${growth} B`)];
}

type Add = (what: string, measurement: Measurement, site?: number) => void;

// Five releases and next are six versions.
async function benchSix(add: Add): Promise<void> {
  const project = await BenchProject.create('six', releases(5));
  add('6 versions × 100 pages: build, nothing cached', await project.measure('build'));
  add('6 versions × 100 pages: merge', await project.measure('merge'), project.siteMegabytes());
  add('nothing changed: build', await project.measure('build'));
  await project.changeOnePage();
  add('one version changed: build', await project.measure('build'));
  add('one version changed: merge', await project.measure('merge'));
  project.delete();
}

async function benchManyTags(add: Add): Promise<void> {
  const project = await BenchProject.create('tags', releases(200, 2));
  add('200 tags: resolve (the step alone)', await project.measureResolve());
  add('200 tags: versions, first time', await project.measure('versions'));
  add('200 tags: versions', await project.measure('versions'));
  project.delete();
}

const MANY_PAGES = 1000;

async function benchGrowth(add: Add): Promise<Table> {
  const weights: Weight[] = [];
  for (const pages of [PAGES, MANY_PAGES]) {
    const release = createRelease(0, pages);
    const project = await BenchProject.create(`pages-${pages}`, [release]);
    add(`1 version × ${pages} pages: build, nothing cached`, await project.measure('build', release.version));
    weights.push(project.firstLoad(release.version));
    project.delete();
  }
  const project = await BenchProject.create('twenty', releases(19));
  add('20 versions × 100 pages: build, nothing cached', await project.measure('build'));
  add('20 versions × 100 pages: merge', await project.measure('merge'), project.siteMegabytes());
  project.delete();
  return listGrowth(weights);
}
