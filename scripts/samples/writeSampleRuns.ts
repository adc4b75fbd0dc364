import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type PageSamples,
  RUNS_DIR,
  type RunnableSample,
  SAMPLES_FILE,
  type SampleMarks,
} from '../../common/sampleRuns.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import type { PageFile } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import { bundleWorker, type Runtime } from './bundleRuntime.ts';
import { compileRun } from './compileRun.ts';
import { completeSamples } from './completeSamples.ts';
import { listLibraryImports, listSamples, type Sample } from './listSamples.ts';
import { planRun } from './planRun.ts';
import { listLackingPackages, listUsablePackages } from './usablePackages.ts';

interface Options {
  projectDir: string;
  versionName: string;
  pages: readonly PageFile[];
  /** Packages of the version. */
  packages: readonly LibraryPackage[];
  /** Folder for the files: what is in it belongs at the root of the version's output. */
  outDir: string;
}

interface Job {
  sample: Sample;
  values: Record<string, string>;
}

/** Write what pages of a version need to run their samples, and tell which samples these are. */
export async function writeSampleRuns({ pages, ...options }: Options): Promise<SampleMarks> {
  const packages = listUsablePackages(options.packages);
  const installed = packages.map(({ name }) => name);
  const canRun = listLackingPackages(packages).length === 0;
  const marks: SampleMarks = {};
  const jobs = new Map<string, Job[]>();
  for (const { filePath, source } of pages) {
    if (!source.includes('```t')) continue;
    const planned = listJobs(completeSamples(listSamples({ filePath, text: source })), installed);
    const isReady = ({ sample }: Job) => canRun && listLibraryImports(sample).every((name) => installed.includes(name));
    const ready = planned.filter(isReady);
    if (planned.length > 0)
      marks[filePath] = Object.fromEntries(planned.map((job) => [idOf(job.sample), isReady(job)]));
    if (ready.length > 0) jobs.set(filePath, ready);
  }
  if (jobs.size > 0) await writeRuns(jobs, { ...options, packages });
  return marks;
}

/** List the samples that run in a page once their packages are there. */
function listJobs(samples: readonly Sample[], installed: readonly string[]): Job[] {
  return samples.flatMap((sample) => {
    const plan = planRun(sample, [...installed, ...listLibraryImports(sample)], 'worker');
    return plan.kind === 'run' && sample.skipReason === undefined ? [{ sample, values: plan.values }] : [];
  });
}

const idOf = ({ code }: Sample): string => digest(code).slice(0, 8);

async function writeRuns(
  jobs: ReadonlyMap<string, readonly Job[]>,
  { outDir, ...options }: Omit<Options, 'pages'>,
): Promise<void> {
  const runsDir = path.join(outDir, RUNS_DIR);
  const all = [...jobs.values()].flat();
  const imported = [...new Set(all.flatMap(({ sample }) => listLibraryImports(sample)))].sort();
  const runtime = await bundleWorker({ ...options, imported, outDir: runsDir });
  for (const [filePath, ready] of jobs) {
    const samples: PageSamples['samples'] = {};
    for (const job of ready) samples[idOf(job.sample)] = await writeRun(job, runtime, runsDir);
    const file = path.join(outDir, contentFileToRoute(filePath), SAMPLES_FILE);
    await mkdir(path.dirname(file), { recursive: true });
    const page: PageSamples = { runner: RUNS_DIR + runtime.runner, samples };
    await writeFile(file, JSON.stringify(page));
  }
}

async function writeRun({ sample, values }: Job, runtime: Runtime, runsDir: string): Promise<RunnableSample> {
  const { code, lines } = compileRun(sample, { values, moduleOf: (name) => runtime.modules.get(name) });
  const name = `sample-${digest(code).slice(0, 10)}.js`;
  await writeFile(path.join(runsDir, name), code);
  const fields = sample.fields.map(({ name, literal }) => ({ name, value: literal.slice(1, -1) }));
  return { module: RUNS_DIR + name, lines, values, fields };
}
