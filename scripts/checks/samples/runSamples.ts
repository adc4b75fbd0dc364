import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunLibrary } from '../../../common/library.ts';
import type { RunResult } from '../../../common/samples.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
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
}

interface Job {
  sample: Sample;
  values: Record<string, string>;
  hasButton: boolean;
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
    errors: [...planned.flatMap(findIdlePackets), ...(jobs.length > 0 ? await runJobs(jobs, workDir, options) : [])],
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
  try {
    const samples = jobs.map(({ sample }) => sample);
    const runtime = await bundleRuntime('process', { ...options, samples, outDir: workDir });
    const errors: SampleError[][] = [];
    // The runners share one iterator.
    const queue = jobs.entries();
    const work = async () => {
      const runner = new RunProcess(path.join(workDir, runtime.runner));
      for (const [index, job] of queue)
        errors[index] = await runJob(job, { runner, file: path.join(workDir, `sample-${index}.mjs`), runtime });
      runner.close();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return errors.flat();
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

interface Place {
  runner: RunProcess;
  file: string;
  runtime: Runtime;
}

async function runJob({ sample, values, hasButton }: Job, { runner, file, runtime }: Place): Promise<SampleError[]> {
  const { code, lines } = compileRun(
    { ...sample, fields: [] },
    { values, moduleOf: (module) => runtime.modules.get(module) },
  );
  writeFileSync(file, code);
  const result = await runner.run({ address: pathToFileURL(file).href, values });
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
