import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { compare, satisfies } from 'semver';
import { extract } from 'tar';
import ts from 'typescript';
import type { LibraryConfig, LibrarySources } from '../../common/library.ts';
import { UserError } from '../lib/userError.ts';
import { archiveFolder, tryGit } from '../tools/git.ts';

/** A library with sources that can be read. */
export type SourceLibrary = Pick<LibraryConfig, 'packageScope'> & { sources: LibrarySources };

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
 * Throws a UserError where there is no such ref.
 */
export async function withSources<Result>(
  { repoDir, ref, sources }: { repoDir: string; ref: string; sources: LibrarySources },
  use: (rootDir: string, commit: string) => Result,
): Promise<Result> {
  const found = existsSync(repoDir)
    ? await tryGit(repoDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
    : undefined;
  if (found === undefined)
    throw new UserError(`${repoDir} has no ref "${ref}" of the library.`, {
      hint: 'Name a clone of the library, and fetch its tags there: git fetch --tags origin',
    });
  const commit = found.trim();
  const folder = sources.entries.split('/*')[0] ?? '';
  // The compiler gives real paths, and the temp folder of macOS is a link.
  const rootDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'library-')));
  try {
    mkdirSync(path.join(rootDir, folder), { recursive: true });
    if ((await tryGit(repoDir, ['cat-file', '-e', `${commit}:${folder}`])) !== undefined) {
      const { tar, done } = archiveFolder(repoDir, commit, folder);
      // A link could lead out of the folder.
      const filter = (_path: string, entry: object) =>
        'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
      await Promise.all([pipeline(tar, extract({ cwd: path.join(rootDir, folder), filter })), done]);
    }
    return use(rootDir, commit);
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}

/** List the packages of a library whose sources are on disk, sorted by name. Throws a UserError where there is none. */
export function listPackages(rootDir: string, { packageScope, sources: { entries } }: SourceLibrary): SourcePackage[] {
  const packages = ts.sys.readDirectory(rootDir, ['.ts'], undefined, [entries]).flatMap((entry) => {
    const manifest = ts.findConfigFile(path.dirname(entry), ts.sys.fileExists, 'package.json');
    if (!manifest?.startsWith(`${rootDir}/`)) return [];
    const { name, version, dependencies, devDependencies } = readPackageJson(manifest);
    if (!name?.startsWith(packageScope) || version === undefined) return [];
    return [
      { name, version, dir: path.dirname(manifest), entry, dependencies: { ...devDependencies, ...dependencies } },
    ];
  });
  if (packages.length === 0)
    throw new UserError(`The library has no package ${packageScope}* with a source at ${entries} there.`, {
      hint: 'Name a ref of the library, or correct `sources.entries` in the configuration of the library.',
    });
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface PackageJson {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

// Its fields are used as texts alone.
const readPackageJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** Open the sources of packages with the compiler. `modulesDir` has the packages that they import from outside. */
export function openProgram(
  packages: readonly SourcePackage[],
  { modulesDir, sources }: { modulesDir: string; sources: LibrarySources },
): ts.Program {
  // Declarations beside the sources may be global.
  const roots = packages.flatMap(({ entry }) => [
    entry,
    ...ts.sys.readDirectory(path.dirname(entry), ['.d.ts']).sort(),
  ]);
  return ts.createProgram([...new Set(roots)], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [path.join(modulesDir, '@types')],
    paths: listPaths(packages, modulesDir),
    ...sources.compilerOptions,
  });
}

/** Map the packages of the library to their sources, and the others to what is installed of them. */
function listPaths(packages: readonly SourcePackage[], modulesDir: string): Record<string, string[]> {
  const ranges = packages.flatMap(({ dependencies }) => Object.entries(dependencies));
  const outside = ranges.map(([name, range]) => [name, findInstalled(modulesDir, name, range)] as const);
  return Object.fromEntries([...outside, ...packages.map(({ name, entry }) => [name, [entry]] as const)]);
}

/** Find the newest release of a package that is installed, here or for another package, and that a range allows. */
function findInstalled(modulesDir: string, name: string, range: string): string[] {
  const nested = readdirSync(modulesDir).map((other) => path.join(modulesDir, other, 'node_modules', name));
  const found = [path.join(modulesDir, name), ...nested.sort()].flatMap((dir) => {
    const file = path.join(dir, 'package.json');
    return existsSync(file) ? [{ dir, version: readPackageJson(file).version ?? '' }] : [];
  });
  const fitting = found.filter(({ version }) => satisfies(version, range));
  const [best] = fitting.sort((a, b) => compare(b.version, a.version));
  return [best ?? found[0]].flatMap((one) => (one ? [one.dir] : []));
}

/**
 * List the packages from outside that are not installed: what comes from them has the type `any`. Throws a UserError where a file
 * of the library itself is missing.
 */
export function listMissing(program: ts.Program, rootDir: string): string[] {
  const checker = program.getTypeChecker();
  const unresolved = program.getSourceFiles().flatMap((file) =>
    (file.fileName.startsWith(`${rootDir}/`) ? file.statements : []).flatMap((one) => {
      // What is imported for its effects alone need not be a module.
      const isNamed = ts.isExportDeclaration(one) || (ts.isImportDeclaration(one) && one.importClause);
      const node = isNamed ? one.moduleSpecifier : undefined;
      if (!node || !ts.isStringLiteral(node) || checker.getSymbolAtLocation(node)) return [];
      return [{ specifier: node.text, file: path.relative(rootDir, file.fileName) }];
    }),
  );
  const lost = unresolved.find(({ specifier }) => specifier.startsWith('.'));
  if (lost)
    throw new UserError(`${lost.file} imports "${lost.specifier}", which does not exist.`, {
      hint: 'Name a ref at which the library is whole.',
    });
  return [...new Set(unresolved.map(({ specifier }) => specifier))].sort();
}
