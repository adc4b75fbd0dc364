import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { RunLibrary } from '../../../common/library.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { bundleProgramRunner, type Runtime } from '../../samples/bundleRuntime.ts';
import { listLibraryImports } from '../../samples/listLibraryImports.ts';
import { listUsablePackages } from '../../samples/usablePackages.ts';
import { type ProgramResult, runProgram } from '../../tools/runProgram.ts';
import type { CheckedProgram } from './checkPrograms.ts';
import { compareShown } from './compareShown.ts';
import type { SampleError } from './compileSamples.ts';
import { RUN_LIMIT } from './RunProcess.ts';

export interface ProgramReport {
  ran: number;
  errors: SampleError[];
}

interface Options {
  library: RunLibrary;
  projectDir: string;
  versionName: string;
  programs: readonly CheckedProgram[];
  packages: readonly LibraryPackage[];
  workDir: string;
}

/** The readers' file name; its ending makes it a module in Node.js. */
const PROGRAM_FILE = 'program.mjs';

/**
 * Run whole programs for Node.js as readers copy them, each in its own process and folder, against a local server of the library.
 * Programs must end unless they listen.
 */
export async function runPrograms({ programs, packages, workDir, ...options }: Options): Promise<ProgramReport> {
  const toRun = programs.filter(({ isForNode, sample }) => isForNode && sample.noRunReason === undefined);
  if (toRun.length === 0) return { ran: 0, errors: [] };
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true });
  try {
    const usable = listUsablePackages(packages, options.library.runs);
    const imported = [
      ...new Set(toRun.flatMap(({ code }) => listLibraryImports({ setup: '', code }, options.library))),
    ];
    const runtime = await bundleProgramRunner({ ...options, packages: usable, imported, outDir: workDir });
    writePackages(workDir, runtime);
    const runner = path.join(workDir, runtime.runner);
    const limit = pLimit(availableParallelism());
    const run = (program: CheckedProgram, index: number) =>
      limit(() =>
        checkProgram(program, { library: options.library, runner, dir: path.join(workDir, `program-${index}`) }),
      );
    return { ran: toRun.length, errors: (await Promise.all(toRun.map(run))).flat() };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

function writePackages(workDir: string, { modules }: Runtime): void {
  for (const [name, file] of modules) {
    const dir = path.join(workDir, 'node_modules', name);
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ main: `../../../${file}` }));
  }
}

interface Place {
  library: RunLibrary;
  runner: string;
  dir: string;
}

async function checkProgram({ sample, label, code }: CheckedProgram, place: Place): Promise<SampleError[]> {
  mkdirSync(place.dir);
  writeFileSync(path.join(place.dir, PROGRAM_FILE), code);
  // The order across two outputs is lost, so shown output comes from one.
  const result = await runWithServer(place, sample.output ? ['together'] : []);
  const { filePath, line } = sample;
  const message = describeFailure(result);
  if (message)
    return [{ filePath, line, message: `The whole program (${label}), saved as ${PROGRAM_FILE}, ${message}` }];
  // A page with packets shows the output of a simulated connection, without a server.
  const shown = { filePath, output: sample.packets ? undefined : sample.output, packets: undefined };
  // The sample's own run has the fix for the page.
  return compareShown(shown, { output: [result.stdout], packets: [] }).map(({ correction: _, ...error }) => ({
    ...error,
    message: `The whole program (${label}) prints something else. ${error.message}`,
  }));
}

async function runWithServer({ library, runner, dir }: Place, options: readonly string[]): Promise<ProgramResult> {
  const server = await library.runs.serve();
  const args = [runner, String(server.port), PROGRAM_FILE, ...options];
  const result = await runProgram({ program: process.execPath, args, cwd: dir, timeout: RUN_LIMIT });
  await server.close();
  return result;
}

/** Node.js exits with it if an `await` of the module can never settle. */
const UNSETTLED = 13;

function describeFailure({ exitCode, stderr }: ProgramResult): string | undefined {
  const text = stderr.trim();
  if (exitCode === UNSETTLED) return 'never gets past an await.';
  if (exitCode !== 0) return `ends with the exit code ${exitCode}:\n${text}`;
  return text === '' ? undefined : `prints an error, which its page does not show:\n${text}`;
}
