import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileCache } from '../../../common/docs/FileCache.ts';
import type { RunLibrary } from '../../../common/library.ts';
import type { RunResult } from '../../../common/samples.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { digest } from '../../lib/digest.ts';
import { bundleRuntime, type Runtime } from '../../samples/bundleRuntime.ts';
import { compileRun } from '../../samples/compileRun.ts';
import type { Sample } from '../../samples/listSamples.ts';
import { planRun, type RunPlan } from '../../samples/planRun.ts';
import { compareShown, type SampleError } from './corrections.ts';
import { RunProcess } from './RunProcess.ts';

export interface RunReport {
  ran: number;
  declarations: number;
  /** Why each of the others does not run. */
  impossible: string[];
  errors: SampleError[];
}

interface Options {
  library: RunLibrary;
  projectDir: string;
  versionName: string;
  samples: readonly Sample[];
  packages: readonly LibraryPackage[];
  /** Empty; it is deleted. */
  workDir: string;
  /** Of one state of the packages and of the code: keeps each run without errors. */
  cache?: FileCache | undefined;
}

interface Job {
  sample: Sample;
  values: Record<string, string>;
  hasButton: boolean;
}

interface Run {
  result: RunResult;
  /** Of the code that ran: line of the sample for each of its lines, both from 1. */
  lines: number[];
}

/** Run error-free samples, each with fresh values. */
export async function runSamples({ samples, workDir, ...options }: Options): Promise<RunReport> {
  const planned = samples.map((sample) => ({ sample, plan: planRun(sample, { ...options, place: 'process' }) }));
  const jobs = planned.flatMap(({ sample, plan }): Job[] => {
    if (plan.kind !== 'run') return [];
    const hasButton = planRun(sample, { ...options, place: 'worker' }).kind === 'run';
    return [{ sample, values: plan.values, hasButton }];
  });
  return {
    ran: jobs.length,
    declarations: planned.filter(({ plan }) => plan.kind === 'declaration').length,
    impossible: planned.flatMap(({ plan }) => ('reason' in plan ? [plan.reason] : [])),
    errors: [...planned.flatMap(findIdlePackets), ...(await runJobs(jobs, workDir, options))],
  };
}

function findIdlePackets({ sample: { filePath, packets }, plan }: { sample: Sample; plan: RunPlan }): SampleError[] {
  if (!packets || plan.kind === 'run' || plan.kind === 'lacking') return [];
  return [{ filePath, line: packets.line, message: 'Packets come from a run, and the sample above does not run.' }];
}

async function runJobs(
  jobs: readonly Job[],
  workDir: string,
  options: Omit<Options, 'samples' | 'workDir'>,
): Promise<SampleError[]> {
  const { cache, versionName } = options;
  const runs = new Map<Job, Run>();
  const keyOf = ({ sample: { setup, code }, values }: Job) =>
    `${digest(JSON.stringify([versionName, setup, code, values]))}-run`;
  for (const job of jobs) {
    const kept = cache?.read(keyOf(job));
    if (kept !== undefined) runs.set(job, JSON.parse(kept));
  }
  const missing = jobs.filter((job) => !runs.has(job));
  try {
    const samples = missing.map(({ sample }) => sample);
    const runtime = missing.length > 0 && (await bundleRuntime('process', { ...options, samples, outDir: workDir }));
    // The runners share one iterator.
    const queue = missing.entries();
    const work = async ({ runner: script, modules }: Runtime) => {
      const runner = new RunProcess(path.join(workDir, script));
      for (const [index, job] of queue) {
        const run = await runJob(job, { runner, file: path.join(workDir, `sample-${index}.mjs`), modules });
        runs.set(job, run);
        if (run.result.errors.length === 0) cache?.write(keyOf(job), JSON.stringify(run));
      }
      runner.close();
    };
    if (runtime) await Promise.all(Array.from({ length: availableParallelism() }, () => work(runtime)));
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  return jobs.flatMap((job) => listErrors(job, runs.get(job)));
}

interface Place {
  runner: RunProcess;
  file: string;
  modules: Runtime['modules'];
}

async function runJob({ sample, values }: Job, { runner, file, modules }: Place): Promise<Run> {
  const { code, lines } = compileRun({ ...sample, fields: [] }, { values, moduleOf: (module) => modules.get(module) });
  writeFileSync(file, code);
  return { result: await runner.run({ address: pathToFileURL(file).href, values }), lines };
}

function listErrors({ sample, hasButton }: Job, run: Run | undefined): SampleError[] {
  if (!run) return [];
  const { result, lines } = run;
  const { filePath, line } = sample;
  // One cause may reject several promises.
  const found = new Map(result.errors.map((error) => [`${error.line} ${error.message}`, error]));
  return [
    ...[...found.values()].map((error) => ({
      filePath,
      line: line + (lines[error.line - 1] ?? 1) - 1,
      message: `The sample fails when it runs: ${error.message}`,
    })),
    ...(hasButton && isSilent(result)
      ? [{ filePath, line, message: 'The sample has a button to run it, and shows nothing: let it print what it did.' }]
      : []),
    // The output of a failed run is incomplete.
    ...(result.errors.length > 0 ? [] : compareShown(sample, result)),
  ];
}

const isSilent = ({ output, packets, changes, errors }: RunResult): boolean =>
  output.length + packets.length + changes + errors.length === 0;
