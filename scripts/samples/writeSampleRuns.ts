import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../common/docs/parsePage.ts';
import { canRun, type LibraryConfig } from '../../common/library.ts';
import {
  type PageSamples,
  RUNS_DIR,
  type RunnableSample,
  SAMPLES_FILE,
  type SampleExtras,
} from '../../common/samples.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';
import { digest } from '../lib/digest.ts';
import { bundleRuntime, type Runtime } from './bundleRuntime.ts';
import { compileRun } from './compileRun.ts';
import { joinSamples } from './joinSamples.ts';
import { dropDeclared } from './listNeeds.ts';
import { listSamples, type Sample } from './listSamples.ts';
import { planRun } from './planRun.ts';

interface Options {
  projectDir: string;
  library: LibraryConfig | undefined;
  versionName: string;
  /** In reading order. */
  pages: readonly Page[];
  packages: readonly LibraryPackage[];
  outDir: string;
}

/** Write the files for running samples and copying them with their set-up; returns the samples' extras. */
export async function writeSampleRuns({ pages, library, outDir, ...options }: Options): Promise<SampleExtras> {
  const makePlan = (sample: Sample) =>
    canRun(library) && sample.skipReason === undefined
      ? planRun(sample, { library, packages: options.packages, place: 'worker' })
      : undefined;
  const plans = new Map(pages.flatMap(listSamples).map((sample) => [sample, makePlan(sample)]));
  const running = [...plans].flatMap(([sample, plan]) => (plan?.kind === 'run' ? [sample] : []));
  const runsDir = path.join(outDir, RUNS_DIR);
  const runtime =
    canRun(library) && running.length > 0
      ? await bundleRuntime('worker', { ...options, library, samples: running, outDir: runsDir })
      : undefined;
  const joins = new Map(joinSamples(pages, library).map((one) => [one.sample, one]));
  const extras: SampleExtras = {};
  for (const page of pages) {
    const found: SampleExtras[string] = {};
    const { samples, joined }: Omit<PageSamples, 'runner'> = { samples: {}, joined: {} };
    for (const sample of listSamples(page)) {
      const { id, fields } = sample;
      const [plan, join] = [plans.get(sample), joins.get(sample)];
      // Links to runs of other versions may lead to what only lacks packages.
      if (plan?.kind === 'lacking') found[id] = { ...found[id] };
      if (plan?.kind === 'run' && runtime) {
        samples[id] = await writeRun(sample, { values: plan.values, runtime, runsDir });
        found[id] = { ...found[id], canRun: true, ...(fields.length > 0 && { fields }) };
      }
      if (join) {
        if (join.joined.length > 0) joined[id] = join.joined;
        found[id] = { ...found[id], source: { ...join.source, joined: join.joined.map(({ label }) => label) } };
      }
    }
    if (Object.keys(found).length > 0) extras[page.filePath] = found;
    if (Object.keys({ ...samples, ...joined }).length === 0) continue;
    const runner = runtime && Object.keys(samples).length > 0 ? RUNS_DIR + runtime.runner : '';
    const dir = path.join(outDir, contentFileToRoute(page.filePath));
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, SAMPLES_FILE), JSON.stringify({ runner, samples, joined } satisfies PageSamples));
  }
  return extras;
}

interface Run {
  values: Record<string, string>;
  runtime: Runtime;
  runsDir: string;
}

async function writeRun(sample: Sample, { values, runtime, runsDir }: Run): Promise<RunnableSample> {
  const { code, lines } = compileRun(sample, { values, moduleOf: (name) => runtime.modules.get(name) });
  const name = `sample-${digest(code).slice(0, 10)}.js`;
  await writeFile(path.join(runsDir, name), code);
  const setup = dropDeclared(sample.setup);
  const fields = sample.fields.map(({ name, literal }) => ({ name, value: literal.slice(1, -1) }));
  return { module: RUNS_DIR + name, lines, values, fields, ...(setup && { setup }) };
}
