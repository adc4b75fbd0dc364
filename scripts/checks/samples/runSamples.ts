import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunLibrary } from '../../../common/library.ts';
import type { RunResult } from '../../../common/samples.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { bundleRuntime, type Runtime } from '../../samples/bundleRuntime.ts';
import { compileRun } from '../../samples/compileRun.ts';
import { listLibraryImports, type Sample } from '../../samples/listSamples.ts';
import { chooseRunPackages, planRun } from '../../samples/planRun.ts';
import { compareShown, type SampleError } from './corrections.ts';
import { RunProcess } from './RunProcess.ts';

export interface RunReport {
  ran: number;
  declarations: number;
  impossible: { filePath: string; line: number; reason: string }[];
  errors: SampleError[];
}

interface Options {
  library: RunLibrary;
  projectDir: string;
  versionName: string;
  samples: readonly Sample[];
  packages: readonly LibraryPackage[];
  workDir: string;
}

interface Job {
  sample: Sample;
  values: Record<string, string>;
  hasButton: boolean;
}

/** Run error-free samples, each with fresh values. */
export async function runSamples({
  library,
  projectDir,
  versionName,
  samples,
  packages,
  workDir,
}: Options): Promise<RunReport> {
  const { usable, lacking } = chooseRunPackages(packages, library.runs);
  const packageNames = usable.map(({ name }) => name);
  const report: RunReport = { ran: 0, declarations: 0, impossible: [], errors: [] };
  const jobs: Job[] = [];
  for (const sample of samples) {
    const plan = planRun(sample, { library, packageNames, place: 'process' });
    const hasButton = planRun(sample, { library, packageNames, place: 'worker' }).kind === 'run';
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
    const reason = `a run needs packages that are not installed: ${lacking.join(', ')}`;
    report.impossible.push(...jobs.map(({ sample: { filePath, line } }) => ({ filePath, line, reason })));
    return report;
  }
  report.ran = jobs.length;
  if (jobs.length === 0) return report;
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true });
  try {
    const imported = [...new Set(jobs.flatMap(({ sample }) => listLibraryImports(sample, library)))];
    const runtime = await bundleRuntime('process', {
      projectDir,
      library,
      versionName,
      packages: usable,
      imported,
      outDir: workDir,
    });
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
