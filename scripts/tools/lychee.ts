import { homedir } from 'node:os';
import path from 'node:path';
import envPaths from 'env-paths';
import { print, printWarnings } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { downloadProgram } from './downloadProgram.ts';
import {
  type InstallMethod,
  isLycheeNewEnough,
  LYCHEE_DOWNLOADS,
  LYCHEE_VERSION,
  planInstall,
  type ReleaseFile,
  releaseFileFor,
} from './lycheeRelease.ts';
import { findProgram, pathDirs, runProgram } from './runProgram.ts';

/** Building lychee takes 12 minutes on two busy cores. */
const CARGO_TIMEOUT = 45 * 60_000;

/** Shared by all clones, in the user's cache. */
const userToolsDir = (): string => envPaths('docs-platform', { suffix: '' }).cache;

const userSearchDirs = (): string[] => [...pathDirs(), path.join(homedir(), '.cargo', 'bin')];

interface Places {
  toolsDir?: string;
  searchDirs?: readonly string[];
}

interface Options extends Places {
  file?: ReleaseFile | undefined;
  baseUrl?: string;
}

/** Find a recent lychee on `PATH`, in cargo's folder, or from `ensureLychee`. Throws a UserError if there is none. */
export async function findLychee(places: Places = {}): Promise<string> {
  const lycheePath = await lookUpLychee(places);
  if (lycheePath !== undefined) return lycheePath;
  throw new UserError('Cannot find lychee, which checks the links.', { hint: 'Install it once: npm run tools' });
}

/**
 * Find a lychee, or install the pinned one: a release with its SHA-256 checked, else by cargo. Returns its path. Throws a UserError
 * with all attempts.
 */
export async function ensureLychee({
  toolsDir = userToolsDir(),
  searchDirs = userSearchDirs(),
  file = releaseFileFor(process.platform, process.arch),
  baseUrl = LYCHEE_DOWNLOADS,
}: Options = {}): Promise<string> {
  const foundPath = await lookUpLychee({ toolsDir, searchDirs });
  if (foundPath !== undefined) return foundPath;

  const installedPath = installedProgram(toolsDir);
  const cargoPath = findProgram('cargo', searchDirs);
  const install: Record<InstallMethod, () => Promise<void>> = {
    download: async () => {
      if (file) await downloadProgram({ file, baseUrl, programName: 'lychee', toFile: installedPath });
    },
    cargo: () => buildWithCargo(cargoPath ?? 'cargo', installDirOf(toolsDir)),
  };
  const problems: string[] = [];
  for (const way of planInstall({ file, cargoPath })) {
    try {
      print(`Installing lychee ${LYCHEE_VERSION} (${way}) …`);
      await install[way]();
      if (await isUsable(installedPath)) return installedPath;
      problems.push(`The installed ${installedPath} does not run.`);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    // Always printed: a wrong checksum matters even if cargo succeeds.
    printWarnings(problems.slice(-1));
  }
  throw new UserError(['Cannot find or install lychee, which checks the links.', ...problems].join('\n  '), {
    hint: `Install lychee ${LYCHEE_VERSION} so that it is on PATH: cargo install lychee --locked --version ${LYCHEE_VERSION}, or your system's package (https://lychee.cli.rs/installation).`,
  });
}

const installDirOf = (toolsDir: string): string => path.join(toolsDir, `lychee-${LYCHEE_VERSION}`);

const installedProgram = (toolsDir: string): string =>
  path.join(installDirOf(toolsDir), 'bin', process.platform === 'win32' ? 'lychee.exe' : 'lychee');

async function lookUpLychee({
  toolsDir = userToolsDir(),
  searchDirs = userSearchDirs(),
}: Places): Promise<string | undefined> {
  for (const lycheePath of [findProgram('lychee', searchDirs), installedProgram(toolsDir)]) {
    if (lycheePath !== undefined && (await isUsable(lycheePath))) return lycheePath;
  }
  return undefined;
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
