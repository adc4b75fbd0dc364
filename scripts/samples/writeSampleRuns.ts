import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canRun, type LibraryConfig } from '../../common/library.ts';
import {
  type PageSamples,
  RUNS_DIR,
  type RunnableSample,
  SAMPLES_FILE,
  type SampleMark,
  type SampleMarks,
} from '../../common/samples.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import type { ModelledPage } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import { bundleWorker, type Runtime } from './bundleRuntime.ts';
import { compileRun } from './compileRun.ts';
import { type JoinedSample, joinSamples } from './joinSamples.ts';
import { listLibraryImports } from './listLibraryImports.ts';
import { listSamples, type Sample } from './listSamples.ts';
import { planRun, type RunPlan } from './planRun.ts';
import { listLackingPackages, listUsablePackages } from './usablePackages.ts';

interface Options {
  projectDir: string;
  library: LibraryConfig | undefined;
  versionName: string;
  /** In reading order. */
  pages: readonly ModelledPage[];
  packages: readonly LibraryPackage[];
  outDir: string;
}

interface Job {
  sample: Sample;
  values: Record<string, string>;
}

interface Page {
  jobs: Job[];
  joined: PageSamples['joined'];
}

/** Write the files for running samples and copying them with their set-up; returns the samples' marks. */
export async function writeSampleRuns({ pages, library, ...options }: Options): Promise<SampleMarks> {
  const packages = canRun(library) ? listUsablePackages(options.packages, library.runs) : [];
  const installed = packages.map(({ name }) => name);
  const lacking = canRun(library) ? listLackingPackages(packages, library.runs) : [];
  const joinedSamples = joinSamples(pages, library);
  const marks: SampleMarks = {};
  const written = new Map<string, Page>();
  for (const page of pages) {
    const { filePath } = page;
    const own = joinedSamples.filter(({ sample }) => sample.filePath === filePath);
    const found: Record<string, SampleMark> = {};
    const jobs: Job[] = [];
    for (const sample of listSamples(page)) {
      const plan = planPageRun(sample, { library, installed, lacking });
      if (plan.kind === 'run') {
        jobs.push({ sample, values: plan.values });
        found[sample.id] = { canRun: true, ...(sample.fields.length > 0 && { fields: sample.fields }) };
      } else if (plan.kind === 'lacking') {
        // Links to runs of other versions may lead here.
        found[sample.id] = {};
      }
    }
    for (const { sample, source, joined } of own)
      found[sample.id] = { ...found[sample.id], source: { ...source, joined: joined.map(({ label }) => label) } };
    if (Object.keys(found).length > 0) marks[filePath] = found;
    const joined = listJoined(own);
    if (jobs.length + Object.keys(joined).length > 0) written.set(filePath, { jobs, joined });
  }
  if (written.size > 0) await writePages(written, { ...options, library, packages });
  return marks;
}

const listJoined = (samples: readonly JoinedSample[]): PageSamples['joined'] =>
  Object.fromEntries(samples.flatMap(({ sample, joined }) => (joined.length > 0 ? [[sample.id, joined]] : [])));

interface Packages {
  library: LibraryConfig | undefined;
  installed: readonly string[];
  lacking: readonly string[];
}

/** `lacking`: this version lacks packages with which the sample runs. */
function planPageRun(sample: Sample, { library, installed, lacking }: Packages): RunPlan | { kind: 'lacking' } {
  if (sample.skipReason !== undefined || !canRun(library)) return { kind: 'silent' };
  const imported = listLibraryImports(sample, library);
  const plan = planRun(sample, { library, packageNames: [...installed, ...imported], place: 'worker' });
  const missing = [...lacking, ...imported.filter((name) => !installed.includes(name))];
  return plan.kind === 'run' && missing.length > 0 ? { kind: 'lacking' } : plan;
}

async function writePages(
  pages: ReadonlyMap<string, Page>,
  { outDir, library, ...options }: Omit<Options, 'pages'>,
): Promise<void> {
  const runsDir = path.join(outDir, RUNS_DIR);
  const all = [...pages.values()].flatMap(({ jobs }) => jobs);
  const imported = [...new Set(all.flatMap(({ sample }) => listLibraryImports(sample, library)))].sort();
  const runtime =
    canRun(library) && all.length > 0
      ? await bundleWorker({ ...options, library, imported, outDir: runsDir })
      : undefined;
  for (const [filePath, { jobs, joined }] of pages) {
    const page: PageSamples = { runner: '', samples: {}, joined };
    if (runtime && jobs.length > 0) {
      page.runner = RUNS_DIR + runtime.runner;
      for (const job of jobs) page.samples[job.sample.id] = await writeRun(job, runtime, runsDir);
    }
    const file = path.join(outDir, contentFileToRoute(filePath), SAMPLES_FILE);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(page));
  }
}

async function writeRun({ sample, values }: Job, runtime: Runtime, runsDir: string): Promise<RunnableSample> {
  const { code, lines } = compileRun(sample, { values, moduleOf: (name) => runtime.modules.get(name) });
  const name = `sample-${digest(code).slice(0, 10)}.js`;
  await writeFile(path.join(runsDir, name), code);
  const fields = sample.fields.map(({ name, literal }) => ({ name, value: literal.slice(1, -1) }));
  return { module: RUNS_DIR + name, lines, values, fields, ...(sample.setup && { setup: sample.setup }) };
}
