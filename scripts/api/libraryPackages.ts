import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { valid } from 'semver';
import { UserError } from '../lib/userError.ts';

/** A package of the library as one version of the docs sees it. */
export interface LibraryPackage {
  /** Name that samples import. @example '@yume-chan/adb' */
  name: string;
  /** Release that is installed: that of the docs' version, or the nearest that could be had. */
  release: string;
  /** Its declarations. */
  typesFile: string;
  /** Ranges of releases that it needs, by package. */
  dependencies: Readonly<Record<string, string>>;
}

/** Our own declarations, for a package that generates its declarations only when it is used. */
const OWN_TYPES: Record<string, string> = {
  '@yume-chan/fetch-scrcpy-server': path.join(import.meta.dirname, '../../library/types/fetchScrcpyServer.d.ts'),
};

const SCOPE = '@yume-chan/';

/** Name the npm alias of a package. @example aliasOf('<version>', '@yume-chan/adb') === 'tango-<version>-adb' */
export const aliasOf = (versionName: string, packageName: string): string =>
  `tango-${versionName}-${packageName.slice(SCOPE.length)}`;

/** List the packages that a project has for a version, sorted, by the names that samples import. */
export function listLibraryNames(projectDir: string, versionName: string): string[] {
  const prefix = aliasOf(versionName, SCOPE);
  const aliases = listAliases(projectDir).filter((alias) => alias.startsWith(prefix));
  return aliases.map((alias) => SCOPE + alias.slice(prefix.length)).sort();
}

/**
 * Find the packages that are installed for a version, under npm aliases such as `tango-1.0.0-adb`.
 * Throws a UserError where an alias of package.json is not installed.
 */
export function readLibraryPackages(projectDir: string, versionName: string): LibraryPackage[] {
  return listLibraryNames(projectDir, versionName).map((name) => {
    const alias = aliasOf(versionName, name);
    const dir = path.join(projectDir, 'node_modules', alias);
    if (!existsSync(dir)) throw new UserError(`The package ${alias} is not installed.`, { hint: 'npm ci' });
    const { version = '', types = 'index.d.ts', dependencies = {} } = readJson(path.join(dir, 'package.json'));
    return { name, release: version, typesFile: OWN_TYPES[name] ?? path.join(dir, types), dependencies };
  });
}

/** List the versions for which a project has packages, in no order. */
export function listLibraryVersions(projectDir: string): string[] {
  const names = listAliases(projectDir).map((alias) => ALIAS.exec(alias)?.[1] ?? '');
  return [...new Set(names)].filter((name) => valid(name) !== null);
}

/** The version may be a pre-release, and have dashes: the shortest text that is a version is taken. */
const ALIAS = /^tango-(\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?)-/;

/** Docs alone, without a package.json, have no packages. */
function listAliases(projectDir: string): string[] {
  const file = path.join(projectDir, 'package.json');
  return existsSync(file) ? Object.keys(readJson(file).devDependencies ?? {}) : [];
}

interface PackageJson {
  version?: string;
  types?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

// A package.json that npm itself has read.
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
