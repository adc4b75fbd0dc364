import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { listen } from '../../../library/adb/listen.ts';
import { LOCAL_PORTS } from '../../../library/adb/localPorts.ts';
import { createPhone, createServer } from '../../../library/run/runtime/simulatedPhone.ts';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { bundleProgramRunner, type Runtime } from '../../samples/bundleRuntime.ts';
import { listLibraryImports } from '../../samples/listSamples.ts';
import { listUsablePackages } from '../../samples/usablePackages.ts';
import { type ProgramResult, runProgram } from '../../tools/runProgram.ts';
import type { CheckedProgram } from './checkPrograms.ts';
import { compareShown } from './compareShown.ts';
import type { SampleError } from './compileSamples.ts';
import { RUN_LIMIT } from './RunProcess.ts';

/** What running the whole programs of a version gave. */
export interface ProgramReport {
  /** How many programs ran, whether or not they failed. */
  ran: number;
  errors: SampleError[];
}

interface Options {
  projectDir: string;
  versionName: string;
  programs: readonly CheckedProgram[];
  packages: readonly LibraryPackage[];
  /** Folder for programs, empty at first and at the end. */
  workDir: string;
}

/** The name under which readers save a program. Node.js takes the ending as a sign of a module. */
const PROGRAM_FILE = 'program.mjs';

/**
 * Run the whole programs for Node.js as readers copy them, each in a process and a folder of its own, against a simulated ADB server
 * at a port of this machine. A program has to end by itself, unless it listens as a server does.
 */
export async function runPrograms({ programs, packages, workDir, ...options }: Options): Promise<ProgramReport> {
  const toRun = programs.filter(({ isForNode, sample }) => isForNode && sample.noRunReason === undefined);
  if (toRun.length === 0) return { ran: 0, errors: [] };
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true });
  try {
    const usable = listUsablePackages(packages);
    const imported = [...new Set(toRun.flatMap(({ code }) => listLibraryImports({ setup: '', code })))];
    const runtime = await bundleProgramRunner({ ...options, packages: usable, imported, outDir: workDir });
    writePackages(workDir, runtime);
    const runner = path.join(workDir, runtime.runner);
    const limit = pLimit(availableParallelism());
    const run = (program: CheckedProgram, index: number) =>
      limit(() => checkProgram(program, { runner, dir: path.join(workDir, `program-${index}`) }));
    return { ran: toRun.length, errors: (await Promise.all(toRun.map(run))).flat() };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

/** Write packages where programs find them, each with the bundled module as its entry. */
function writePackages(workDir: string, { modules }: Runtime): void {
  for (const [name, file] of modules) {
    const dir = path.join(workDir, 'node_modules', name);
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ main: `../../../${file}` }));
  }
}

interface Place {
  /** The script that runs a program. */
  runner: string;
  /** Folder of the program. */
  dir: string;
}

async function checkProgram({ sample, label, code }: CheckedProgram, place: Place): Promise<SampleError[]> {
  mkdirSync(place.dir);
  writeFileSync(path.join(place.dir, PROGRAM_FILE), code);
  // The order of lines of two outputs is lost, so what a page shows comes from one.
  const result = await runWithServer(place, sample.output ? ['together'] : []);
  const { filePath, line } = sample;
  const message = describeFailure(result);
  if (message)
    return [{ filePath, line, message: `The whole program (${label}), saved as ${PROGRAM_FILE}, ${message}` }];
  // A page that shows packets tells of a connection without a server, and of what is printed there.
  const shown = { filePath, output: sample.packets ? undefined : sample.output, packets: undefined };
  // The sample's own run tells how to mend the page.
  return compareShown(shown, { output: [result.stdout], packets: [] }).map(({ correction: _, ...error }) => ({
    ...error,
    message: `The whole program (${label}) prints something else. ${error.message}`,
  }));
}

async function runWithServer({ runner, dir }: Place, options: readonly string[]): Promise<ProgramResult> {
  const server = createServer(createPhone().device, LOCAL_PORTS);
  const listener = await listen({ connect: () => server.connect() });
  const args = [runner, String(listener.port), PROGRAM_FILE, ...options];
  const result = await runProgram({ program: process.execPath, args, cwd: dir, timeout: RUN_LIMIT });
  server.stop();
  await listener.close();
  return result;
}

/** Exit code of Node.js where nothing is left to run that could settle an `await` of the module. */
const UNSETTLED = 13;

function describeFailure({ exitCode, stderr }: ProgramResult): string | undefined {
  const text = stderr.trim();
  if (exitCode === UNSETTLED) return 'never gets past an await.';
  if (exitCode !== 0) return `ends with the exit code ${exitCode}:\n${text}`;
  return text === '' ? undefined : `prints an error, which its page does not show:\n${text}`;
}
