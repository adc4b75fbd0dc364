import { homedir } from 'node:os';
import path from 'node:path';
import { downloadProgram } from './downloadProgram.ts';
import {
  type InstallWay,
  isLycheeNewEnough,
  LYCHEE_DOWNLOADS,
  LYCHEE_VERSION,
  planInstall,
  type ReleaseFile,
  releaseFileFor,
} from './lycheeRelease.ts';
import { say, sayWarnings } from './report.ts';
import { findProgram, pathDirs, runProgram } from './runProgram.ts';
import { UserError } from './userError.ts';

/** Building lychee takes 12 minutes on two busy cores. */
const CARGO_TIMEOUT = 45 * 60_000;

interface Options {
  /** Folder for programs that the checks install. */
  toolsDir: string;
  /** Folders where programs are looked for: `PATH` and cargo's own. */
  searchDirs?: readonly string[];
  /** Archive of the pinned release; the one for this machine if left out. */
  file?: ReleaseFile | undefined;
  /** Where the archive is downloaded from. */
  baseUrl?: string;
}

/**
 * Find a lychee, or install the pinned one: a release with its SHA-256 checked, else built by cargo.
 * Returns the program's path. Throws a UserError with all that was tried where there is no way to have one.
 */
export async function ensureLychee({
  toolsDir,
  searchDirs = [...pathDirs(), path.join(homedir(), '.cargo', 'bin')],
  file = releaseFileFor(process.platform, process.arch),
  baseUrl = LYCHEE_DOWNLOADS,
}: Options): Promise<string> {
  const installDir = path.join(toolsDir, `lychee-${LYCHEE_VERSION}`);
  const installedPath = path.join(installDir, 'bin', process.platform === 'win32' ? 'lychee.exe' : 'lychee');
  for (const lycheePath of [findProgram('lychee', searchDirs), installedPath]) {
    if (lycheePath !== undefined && (await isUsable(lycheePath))) return lycheePath;
  }

  const cargoPath = findProgram('cargo', searchDirs);
  const install: Record<InstallWay, () => Promise<void>> = {
    download: async () => {
      if (file) await downloadProgram({ file, baseUrl, programName: 'lychee', toFile: installedPath });
    },
    cargo: () => buildWithCargo(cargoPath ?? 'cargo', installDir),
  };
  const problems: string[] = [];
  for (const way of planInstall({ file, cargoPath })) {
    try {
      say(`Installing lychee ${LYCHEE_VERSION} (${way}) …`);
      await install[way]();
      if (await isUsable(installedPath)) return installedPath;
      problems.push(`The installed ${installedPath} does not run.`);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    // Not silent: a wrong sum is news even where cargo then saves the day.
    sayWarnings(problems.slice(-1));
  }
  throw new UserError(['Cannot find or install lychee, which checks the links.', ...problems].join('\n  '), {
    hint: `Install lychee ${LYCHEE_VERSION} so that it is on PATH: cargo install lychee --locked --version ${LYCHEE_VERSION}, or your system's package (https://lychee.cli.rs/installation).`,
  });
}

async function isUsable(lycheePath: string): Promise<boolean> {
  const { exitCode, stdout } = await runProgram({ program: lycheePath, args: ['--version'], timeout: 10_000 });
  return exitCode === 0 && isLycheeNewEnough(stdout);
}

async function buildWithCargo(cargoPath: string, installDir: string): Promise<void> {
  const args = ['install', 'lychee', '--locked', '--version', LYCHEE_VERSION, '--root', installDir];
  const { exitCode, stderr } = await runProgram({ program: cargoPath, args, timeout: CARGO_TIMEOUT });
  if (exitCode !== 0) throw new Error(`cargo ${args.join(' ')} failed:\n${stderr.split('\n').slice(-15).join('\n')}`);
}
