import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { valid } from 'semver';
import type { LibraryConfig } from '../../common/library.ts';
import { UserError } from '../lib/userError.ts';

/** A package of the library as one version of the docs sees it. */
export interface LibraryPackage {
  /** Name that samples import. @example '@harbor/boats' */
  name: string;
  /** Release that is installed: that of the docs' version, or the nearest that could be had. */
  release: string;
  /** Folder in which it is installed. */
  dir: string;
  /** Its declarations. */
  typesFile: string;
  /** Ranges of releases that it needs, by package. */
  dependencies: Readonly<Record<string, string>>;
}

/** Name the npm alias of a package. @example aliasOf(harbor, '3.0.0', '@harbor/boats') === 'harbor-3.0.0-boats' */
export const aliasOf = (
  { aliasPrefix, packageScope }: LibraryConfig,
  versionName: string,
  packageName: string,
): string => `${aliasPrefix}${versionName}-${packageName.slice(packageScope.length)}`;

/** List the packages that a library has for a version, sorted, by the names that samples import. */
export function listLibraryNames(library: LibraryConfig, versionName: string): string[] {
  const prefix = aliasOf(library, versionName, '');
  const aliases = listAliases(library).filter((alias) => alias.startsWith(prefix));
  return aliases.map((alias) => library.packageScope + alias.slice(prefix.length)).sort();
}

/**
 * Find the packages that are installed for a version, under npm aliases. A site without a library has none.
 * Throws a UserError where an alias of the library's package.json is not installed.
 */
export function readLibraryPackages(library: LibraryConfig | undefined, versionName: string): LibraryPackage[] {
  if (!library) return [];
  return listLibraryNames(library, versionName).map((name) => {
    const alias = aliasOf(library, versionName, name);
    const dir = findPackageDir(library, alias);
    if (dir === undefined) throw new UserError(`The package ${alias} is not installed.`, { hint: 'npm ci' });
    const { version = '', types = 'index.d.ts', dependencies = {} } = readPackageJson(path.join(dir, 'package.json'));
    const typesFile = library.ownTypes?.[name] ?? path.join(dir, types);
    return { name, release: version, dir, typesFile, dependencies };
  });
}

/** List the versions for which a library has packages, in no order. */
export function listLibraryVersions(library: LibraryConfig): string[] {
  const { aliasPrefix } = library;
  const ownAliases = listAliases(library).filter((alias) => alias.startsWith(aliasPrefix));
  const names = ownAliases.map((alias) => VERSION.exec(alias.slice(aliasPrefix.length))?.[1] ?? '');
  return [...new Set(names)].filter((name) => valid(name) !== null);
}

/** The version may be a pre-release, and have dashes: the shortest text that is a version is taken. */
const VERSION = /^(\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?)-/;

const listAliases = (library: LibraryConfig): string[] =>
  Object.keys(readPackageJson(manifestOf(library)).devDependencies ?? {});

const manifestOf = ({ dir }: LibraryConfig): string => path.join(dir, 'package.json');

/** npm puts a package into the folder of the library or into one above it. */
const findPackageDir = (library: LibraryConfig, alias: string): string | undefined =>
  createRequire(manifestOf(library))
    .resolve.paths(alias)
    ?.map((dir) => path.join(dir, alias))
    .find(existsSync);

interface PackageJson {
  name?: string;
  version?: string;
  types?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

// npm itself has read it.
export const readPackageJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
