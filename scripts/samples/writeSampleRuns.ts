import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type PageSamples,
  RUNS_DIR,
  type RunnableSample,
  SAMPLES_FILE,
  type SampleMark,
  type SampleMarks,
  type SampleSource,
} from '../../common/sampleRuns.ts';
import type { HeadingIds } from '../../common/siteConfig.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import type { PageFile } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import { bundleWorker, type Runtime } from './bundleRuntime.ts';
import { compileRun } from './compileRun.ts';
import { completeSamples } from './completeSamples.ts';
import { type LinkedSample, linkSamples } from './linkSamples.ts';
import { listLibraryImports, listSamples, type Sample } from './listSamples.ts';
import { planRun, type RunPlan } from './planRun.ts';
import { listLackingPackages, listUsablePackages } from './usablePackages.ts';

interface Options {
  projectDir: string;
  versionName: string;
  /** In reading order. */
  pages: readonly PageFile[];
  headingIds?: HeadingIds | undefined;
  /** Packages of the version. */
  packages: readonly LibraryPackage[];
  /** Folder for the files: what is in it belongs at the root of the version's output. */
  outDir: string;
}

interface Job {
  sample: Sample;
  values: Record<string, string>;
}

/** What a page's file holds, before it is written. */
interface Page {
  jobs: Job[];
  programs: PageSamples['programs'];
}

/** Write what pages of a version need to run their samples and to copy whole programs, and tell which samples these are. */
export async function writeSampleRuns({ pages, headingIds, ...options }: Options): Promise<SampleMarks> {
  const packages = listUsablePackages(options.packages);
  const installed = packages.map(({ name }) => name);
  const lacking = listLackingPackages(packages);
  const linked = linkSamples(pages, headingIds);
  const marks: SampleMarks = {};
  const written = new Map<string, Page>();
  for (const { filePath, source } of pages) {
    if (!source.includes('```t')) continue;
    const links = linked.filter(({ sample }) => sample.filePath === filePath);
    const found: Record<string, SampleMark> = {};
    const jobs: Job[] = [];
    for (const sample of completeSamples(listSamples({ filePath, text: source }))) {
      const plan = planPageRun(sample, { installed, lacking });
      if (plan.kind === 'run') {
        jobs.push({ sample, values: plan.values });
        found[idOf(sample)] = { canRun: true };
      } else if (plan.kind === 'impossible' && plan.obstacle) {
        // Where nothing runs, a page says nothing of it. But a link to a run of another version may lead there.
        found[idOf(sample)] = lacking.length > 0 ? {} : { obstacle: plan.obstacle };
      }
    }
    for (const link of links) found[idOf(link.sample)] = { ...found[idOf(link.sample)], source: describeSource(link) };
    if (Object.keys(found).length > 0) marks[filePath] = found;
    const page = { jobs, programs: listPrograms(links) };
    if (page.jobs.length + Object.keys(page.programs).length > 0) written.set(filePath, page);
  }
  if (written.size > 0) await writePages(written, { ...options, packages });
  return marks;
}

const describeSource = ({ source, programs }: LinkedSample): SampleSource => ({
  ...source,
  programs: programs.map(({ label }) => label),
});

const listPrograms = (links: readonly LinkedSample[]): PageSamples['programs'] =>
  Object.fromEntries(
    links
      .filter(({ programs }) => programs.length > 0)
      .map(({ sample, programs }) => [idOf(sample), programs.map(({ label, code }) => ({ label, code }))]),
  );

/** Names of the packages that a version has, and of those that the simulation lacks. */
interface Packages {
  installed: readonly string[];
  lacking: readonly string[];
}

/** Plan the run of a sample in a page. */
function planPageRun(sample: Sample, { installed, lacking }: Packages): RunPlan {
  if (sample.skipReason !== undefined) return { kind: 'silent' };
  const imported = listLibraryImports(sample);
  const plan = planRun(sample, [...installed, ...imported], 'worker');
  const missing = [...lacking, ...imported.filter((name) => !installed.includes(name))];
  return plan.kind === 'run' && missing.length > 0
    ? { kind: 'impossible', reason: `it needs packages: ${missing.join(', ')}`, obstacle: 'package' }
    : plan;
}

const idOf = ({ code }: Sample): string => digest(code).slice(0, 8);

async function writePages(
  pages: ReadonlyMap<string, Page>,
  { outDir, ...options }: Omit<Options, 'pages'>,
): Promise<void> {
  const runsDir = path.join(outDir, RUNS_DIR);
  const all = [...pages.values()].flatMap(({ jobs }) => jobs);
  const imported = [...new Set(all.flatMap(({ sample }) => listLibraryImports(sample)))].sort();
  const runtime = all.length > 0 ? await bundleWorker({ ...options, imported, outDir: runsDir }) : undefined;
  for (const [filePath, { jobs, programs }] of pages) {
    const page: PageSamples = { runner: '', samples: {}, programs };
    if (runtime && jobs.length > 0) {
      page.runner = RUNS_DIR + runtime.runner;
      for (const job of jobs) page.samples[idOf(job.sample)] = await writeRun(job, runtime, runsDir);
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
  return { module: RUNS_DIR + name, lines, values, fields };
}
