import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunResult } from '../../../common/runMessages.ts';
import type { ProvidedType } from '../../../library/run/providedTypes.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { bundleProcess, type Runtime } from '../../samples/bundleRuntime.ts';
import { compileRun } from '../../samples/compileRun.ts';
import { completeSamples } from '../../samples/completeSamples.ts';
import { listLibraryImports, type Sample } from '../../samples/listSamples.ts';
import { planRun } from '../../samples/planRun.ts';
import { listLackingPackages, listUsablePackages } from '../../samples/usablePackages.ts';
import { compareShown } from './compareShown.ts';
import type { SampleError } from './compileSamples.ts';
import { RunProcess } from './RunProcess.ts';

/** What running the samples of a version gave. */
export interface RunReport {
  /** How many samples ran, whether or not they failed. */
  ran: number;
  /** How many only declare something. */
  declarations: number;
  /** Why samples did not run, a reason for each. */
  impossible: { filePath: string; line: number; reason: string }[];
  errors: SampleError[];
}

interface Options {
  projectDir: string;
  versionName: string;
  samples: readonly Sample[];
  packages: readonly LibraryPackage[];
  /** Folder for compiled samples, empty at first and at the end. */
  workDir: string;
}

interface Job {
  sample: Sample;
  values: Record<string, ProvidedType>;
  /** Whether readers can run it in the page too. */
  hasButton: boolean;
}

/** Run samples that are free of errors, each against a fresh simulated device. */
export async function runSamples({ projectDir, versionName, samples, packages, workDir }: Options): Promise<RunReport> {
  const usable = listUsablePackages(packages);
  const packageNames = usable.map(({ name }) => name);
  const report: RunReport = { ran: 0, declarations: 0, impossible: [], errors: [] };
  const jobs: Job[] = [];
  const lacking = listLackingPackages(usable);
  for (const sample of completeSamples(samples)) {
    const plan = planRun(sample, packageNames, 'process');
    const hasButton = planRun(sample, packageNames, 'worker').kind === 'run';
    if (plan.kind === 'run') jobs.push({ sample, values: plan.values, hasButton });
    else if (plan.kind === 'declaration') report.declarations += 1;
    else if (plan.kind === 'impossible')
      report.impossible.push({ filePath: sample.filePath, line: sample.line, reason: plan.reason });
    if (plan.kind !== 'run' && lacking.length === 0 && sample.packets)
      report.errors.push({
        filePath: sample.filePath,
        line: sample.packets.line,
        message: 'Packets come from a run, and the sample above does not run.',
      });
  }
  if (lacking.length > 0) {
    const reason = `the simulation needs packages that are not installed: ${lacking.join(', ')}`;
    report.impossible.push(...jobs.map(({ sample: { filePath, line } }) => ({ filePath, line, reason })));
    return report;
  }
  report.ran = jobs.length;
  if (jobs.length === 0) return report;
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true });
  try {
    const imported = [...new Set(jobs.flatMap(({ sample }) => listLibraryImports(sample)))];
    const runtime = await bundleProcess({ projectDir, versionName, packages: usable, imported, outDir: workDir });
    report.errors.push(...(await runJobs(jobs, { workDir, runtime })));
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  return report;
}

async function runJobs(
  jobs: readonly Job[],
  { workDir, runtime }: Omit<Place, 'runner' | 'name'>,
): Promise<SampleError[]> {
  const queue = [...jobs.entries()];
  const errors = new Map<number, SampleError[]>();
  const work = async () => {
    const runner = new RunProcess(path.join(workDir, runtime.runner));
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, job] = next;
      errors.set(index, await runJob(job, { runner, name: `sample-${index}`, workDir, runtime }));
    }
    runner.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return jobs.flatMap((_job, index) => errors.get(index) ?? []);
}

interface Place {
  runner: RunProcess;
  name: string;
  workDir: string;
  runtime: Runtime;
}

async function runJob(
  { sample, values, hasButton }: Job,
  { runner, name, workDir, runtime }: Place,
): Promise<SampleError[]> {
  const file = path.join(workDir, `${name}.mjs`);
  // No reader changes anything here: fields have the values that the page shows.
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
    // A run that failed gives less than the page shows, and nothing to write there.
    ...(result.errors.length > 0 ? [] : compareShown(sample, result)),
  ];
}

/** Tell whether a reader sees nothing of a run. */
const isSilent = ({ output, packets, changes, errors }: RunResult): boolean =>
  output.length + packets.length + changes + errors.length === 0;
