import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { bundleRuntime, RUNNER_FILE } from '../../samples/bundleRuntime.ts';
import { compileRun, lineOnPage } from '../../samples/compileRun.ts';
import { completeSamples } from '../../samples/completeSamples.ts';
import type { Sample } from '../../samples/listSamples.ts';
import { planRun } from '../../samples/planRun.ts';
import type { ProvidedType, RunResult } from '../../samples/runMessages.ts';
import type { SampleError } from './compileSamples.ts';
import { findDifference } from './findDifference.ts';
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
}

/** Run samples that are free of errors, each against a fresh simulated device. */
export async function runSamples({ projectDir, versionName, samples, packages, workDir }: Options): Promise<RunReport> {
  const usable = packages.filter((one) => !MODULES_WITHOUT_CODE.includes(one.name));
  const packageNames = usable.map(({ name }) => name);
  const report: RunReport = { ran: 0, declarations: 0, impossible: [], errors: [] };
  const jobs: Job[] = [];
  for (const sample of completeSamples(samples)) {
    const plan = planRun(sample, packageNames);
    if (plan.kind === 'run') jobs.push({ sample, values: plan.values });
    else if (plan.kind === 'declaration') report.declarations += 1;
    else report.impossible.push({ filePath: sample.filePath, line: sample.line, reason: plan.reason });
  }
  const lacking = SIMULATION_PACKAGES.filter((name) => !packageNames.includes(name));
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
    await bundleRuntime({ projectDir, versionName, packages: usable, outDir: workDir });
    report.errors.push(...(await runJobs(jobs, workDir)));
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  return report;
}

/** Packages that `inside/simulate.ts` imports. */
const SIMULATION_PACKAGES = ['adb', 'adb-daemon-webusb', 'android-bin', 'stream-extra'].map(
  (name) => `@yume-chan/${name}`,
);

/** Packages that write their code only when they are used. */
const MODULES_WITHOUT_CODE = ['@yume-chan/fetch-scrcpy-server'];

async function runJobs(jobs: readonly Job[], workDir: string): Promise<SampleError[]> {
  const queue = [...jobs.entries()];
  const errors = new Map<number, SampleError[]>();
  const work = async () => {
    const runner = new RunProcess(path.join(workDir, RUNNER_FILE));
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, job] = next;
      errors.set(index, await runJob(job, { runner, name: `sample-${index}`, workDir }));
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
}

async function runJob({ sample, values }: Job, { runner, name, workDir }: Place): Promise<SampleError[]> {
  const file = path.join(workDir, `${name}.mjs`);
  const sourceName = `${name}.tsx`;
  writeFileSync(file, compileRun(sample, { values, sourceName }));
  const result = await runner.run({ address: pathToFileURL(file).href, sourceName, values });
  return listErrors(sample, result);
}

function listErrors(sample: Sample, { output, errors }: RunResult): SampleError[] {
  const { filePath, line } = sample;
  // One cause may reject several promises.
  const found = new Map(errors.map((error) => [`${error.line} ${error.message}`, error]));
  const difference = sample.output === undefined ? undefined : findDifference(sample.output, output);
  return [
    ...[...found.values()].map((error) => ({
      filePath,
      line: lineOnPage(sample, error.line),
      message: `The sample fails when it runs: ${error.message}`,
    })),
    ...(difference ? [{ filePath, line, message: difference }] : []),
  ];
}
