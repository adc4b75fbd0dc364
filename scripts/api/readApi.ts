import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compare, gt, major, minor, minVersion, valid } from 'semver';
import type { ApiFacts } from '../../common/apiFacts.ts';
import type { LibraryConfig } from '../../common/library.ts';
import { digest, digestFiles } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { selectFacts, type VersionSurface } from './joinSurfaces.ts';
import { type LibraryPackage, listLibraryVersions, readLibraryPackages } from './libraryPackages.ts';

/** Where the API is read: the packages of a library, and the folder that keeps what was read of them. */
interface ApiSource {
  library?: LibraryConfig | undefined;
  paths: Pick<SitePaths, 'apiDir'>;
}

/** Finds the facts of a version's API; none for a version without packages. */
export type FindApiFacts = (versionName: string) => ApiFacts;

/** Read the API of all versions, and return what finds the facts of one: they depend on it and on older versions alone. */
export async function readApiFacts(source: ApiSource, versionNames: readonly string[]): Promise<FindApiFacts> {
  const surfaces = await readSurfaces(source, versionNames);
  return (versionName) => {
    const index = surfaces.findIndex(({ version }) => version === versionName);
    return selectFacts(surfaces.slice(0, index + 1));
  };
}

/** Read the API of each version that has packages, oldest first. Named versions without packages are gaps between them. */
export async function readSurfaces(
  { library, paths }: ApiSource,
  versionNames: readonly string[],
): Promise<VersionSurface[]> {
  const known = library ? listLibraryVersions(library) : [];
  if (known.length === 0) return [];
  const versions = [...new Set([...known, ...versionNames])].filter((name) => valid(name)).sort(compare);
  const code = digestFiles(import.meta.dirname, ['.'], (file) => !file.endsWith('.test.ts'));
  const read = await Promise.all(versions.map((version) => readVersion({ library, paths }, version, code)));
  pruneFiles(
    paths.apiDir,
    read.map(({ file }) => file),
  );
  return read.map(({ surface }) => surface);
}

/** Delete what was read of other releases, or by other code. Unfinished files of other processes stay. */
function pruneFiles(apiDir: string, files: readonly string[]): void {
  for (const name of existsSync(apiDir) ? readdirSync(apiDir) : []) {
    const file = path.join(apiDir, name);
    if (name.endsWith('.json') && !files.includes(file)) rmSync(file, { force: true });
  }
}

/** What was read, and the file that keeps it. */
interface Kept {
  surface: VersionSurface;
  file: string;
}

async function readVersion({ library, paths }: ApiSource, version: string, code: string): Promise<Kept> {
  const all = readLibraryPackages(library, version);
  const packages = all.filter((one) => !isFallback(one, version, all));
  const releases = packages.map(({ name, release }) => [name, release]);
  const file = path.join(paths.apiDir, `${version}-${digest(JSON.stringify([releases, code])).slice(0, 16)}.json`);
  // Written below, by this code.
  const kept = readCached(file) as VersionSurface | undefined;
  if (kept) return { surface: kept, file };
  // The compiler is large, and most runs find the files.
  const { readApiSurface } = await import('./readApiSurface.ts');
  const surfaces = packages.map(({ name, typesFile }) => [name, readApiSurface(typesFile)] as const);
  const surface = { version, packages: Object.fromEntries(surfaces) };
  writeCached(file, surface);
  return { surface, file };
}

/**
 * Tell whether a package is newer than its version: its own release has a later number than the version, patches aside, or it needs
 * a later release of another package than the version has. It was installed because the right one could not be had, and says nothing
 * about that version.
 */
export const isFallback = (
  { release, dependencies }: Pick<LibraryPackage, 'release' | 'dependencies'>,
  version: string,
  all: readonly Pick<LibraryPackage, 'name' | 'release'>[],
): boolean =>
  gt(lineOf(release), lineOf(version)) ||
  all.some((other) => {
    const range = dependencies[other.name];
    const least = range && minVersion(range);
    return least ? gt(least, other.release) : false;
  });

/** Leave out the patch of a release, and what makes it a pre-release. @example lineOf('4.2.1') === '4.2.0' */
const lineOf = (release: string): string => `${major(release)}.${minor(release)}.0`;
