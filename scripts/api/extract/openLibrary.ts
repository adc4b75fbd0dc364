import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { UserError } from '../../lib/userError.ts';
import { archiveFolder, tryGit } from '../../tools/git.ts';
import type { LibraryLayout } from './libraryLayout.ts';

export interface LibrarySource {
  /** Top of the repository, absolute. */
  rootDir: string;
  /** Sorted by name. */
  packages: SourcePackage[];
}

export interface SourcePackage {
  name: string;
  version: string;
  /** Absolute folder of its package.json. */
  dir: string;
  /** Absolute path of the source that it is imported by. */
  entry: string;
  /** Ranges of releases that it needs, by package. */
  dependencies: Readonly<Record<string, string>>;
}

/**
 * Write the sources of a library at a ref into a temp folder for the time of a call. `repoDir` is a checkout or a bare repository.
 * Throws a UserError where there is no such ref, no package, or too much.
 */
export async function withLibrary<Result>(
  { repoDir, ref, layout }: { repoDir: string; ref: string; layout: LibraryLayout },
  use: (source: LibrarySource, commit: string) => Result,
): Promise<Result> {
  const commit = existsSync(repoDir)
    ? await tryGit(repoDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
    : undefined;
  if (commit === undefined)
    throw new UserError(`${repoDir} has no ref "${ref}" of the library.`, {
      hint: 'Name a clone of the library, and fetch its tags there: git fetch --tags origin',
    });
  // The compiler gives real paths, and the temp folder of macOS is a link.
  const rootDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'library-')));
  try {
    const folder = layout.entries.split('*')[0]?.replace(/\/$/, '') ?? '';
    await unpack(repoDir, commit.trim(), { folder, toDir: path.join(rootDir, folder), maxBytes: layout.maxBytes });
    return use({ rootDir, packages: listPackages(rootDir, layout) }, commit.trim());
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}

/** Links are left out: one could lead out of the folder. */
async function unpack(
  repoDir: string,
  commit: string,
  { folder, toDir, maxBytes }: { folder: string; toDir: string; maxBytes: number },
): Promise<void> {
  mkdirSync(toDir, { recursive: true });
  if ((await tryGit(repoDir, ['cat-file', '-e', `${commit}:${folder}`])) === undefined) return;
  let bytes = 0;
  const { tar, done } = archiveFolder(repoDir, commit, folder);
  const filter = (_filePath: string, entry: { size: number } & object) => {
    if (!('type' in entry)) return false;
    bytes += entry.size;
    return bytes <= maxBytes && (entry.type === 'File' || entry.type === 'Directory');
  };
  await Promise.all([pipeline(tar, extract({ cwd: toDir, filter })), done]);
  if (bytes > maxBytes)
    throw new UserError(`The folder ${folder}/ of the library has more than ${maxBytes / 1e6} MB.`, {
      hint: 'Correct `sources.entries` in the configuration of the library: it has to name the sources alone.',
    });
}

/** List the packages of a library whose sources are on disk, sorted by name. */
export function listPackages(rootDir: string, { entries, packageScope }: LibraryLayout): SourcePackage[] {
  const packages = listMatches(rootDir, entries.split('/')).flatMap((entry) => {
    const dir = findPackageDir(path.dirname(entry), rootDir);
    const { name, version, dependencies = {}, devDependencies = {} } = readPackageJson(dir);
    if (!name?.startsWith(packageScope) || version === undefined) return [];
    return [{ name, version, dir, entry, dependencies: { ...devDependencies, ...dependencies } }];
  });
  if (packages.length === 0)
    throw new UserError(`The library has no package ${packageScope}* with a source at ${entries} there.`, {
      hint: 'Name a ref of the library, or correct `sources.entries` in the configuration of the library.',
    });
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** List the files that a pattern names, such as `packages/*` + `/index.ts`. */
function listMatches(dir: string, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [dir];
  const names = first === '*' ? (existsSync(dir) ? readdirSync(dir).sort() : []) : [first];
  return names
    .map((name) => path.join(dir, name))
    .filter((one) => existsSync(one))
    .flatMap((one) => listMatches(one, rest));
}

const findPackageDir = (dir: string, topDir: string): string =>
  dir === topDir || existsSync(path.join(dir, 'package.json')) ? dir : findPackageDir(path.dirname(dir), topDir);

interface PackageJson {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readPackageJson(dir: string): PackageJson {
  const file = path.join(dir, 'package.json');
  // Its fields are used as texts alone.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageJson) : {};
}
