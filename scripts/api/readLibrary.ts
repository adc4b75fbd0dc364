import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compare, satisfies } from 'semver';
import ts from 'typescript';
import { API_FILE_SCHEMA, type ApiExport, type ApiFile } from '../../common/apiFile.ts';
import type { LibraryConfig, LibrarySources } from '../../common/library.ts';
import { compareTexts } from '../lib/compareTexts.ts';
import { UserError } from '../lib/userError.ts';
import { exportFolder, tryGit } from '../tools/git.ts';
import { describeExport } from './describeExport.ts';
import { readPackageJson } from './libraryPackages.ts';
import { listExports, nameExports, type SourcePackage } from './listExports.ts';

/** A library with sources that can be read. */
export type SourceLibrary = Pick<LibraryConfig, 'packageScope'> & { sources: LibrarySources };

/** What was read, and the packages from outside whose types are not known. */
interface Extraction {
  api: ApiFile;
  missing: string[];
}

interface Options {
  library: SourceLibrary;
  /** Folder with the packages that the library imports from outside. */
  modulesDir: string;
  ref: string;
}

/**
 * Read the API of a library from its sources at a ref, without building or installing it. `repoDir` is a checkout or a bare
 * repository. Throws a UserError where there is no such ref.
 */
export async function readLibrary({ repoDir, ...options }: Options & { repoDir: string }): Promise<Extraction> {
  const { ref, library } = options;
  const query = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const commit = existsSync(repoDir) && (await tryGit(repoDir, query))?.trim();
  if (!commit)
    throw new UserError(`${repoDir} has no ref "${ref}" of the library.`, {
      hint: 'Name a clone of the library, and fetch its tags there: git fetch --all --tags',
    });
  const folder = library.sources.entries.split('/*')[0] ?? '';
  // The compiler gives real paths, and the temp folder of macOS is a link.
  const rootDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'library-')));
  try {
    await exportFolder({ repoDir, commit, folder, toDir: path.join(rootDir, folder) });
    return readSources(rootDir, { ...options, commit });
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}

/** Read the API of a library from its sources on disk. */
export function readSources(
  rootDir: string,
  { library, modulesDir, ref, commit }: Options & { commit: string },
): Extraction {
  const packages = listPackages(rootDir, library);
  const program = openProgram(packages, { modulesDir, sources: library.sources });
  const missing = listMissing(program, rootDir);
  const found = listExports(program, packages);
  const names = nameExports(found, { checker: program.getTypeChecker(), packages, rootDir });
  const described = packages.map(({ name, version }) => ({
    name,
    version,
    exports: found
      .filter(({ packageName }) => packageName === name)
      .flatMap((one) => describeExport(one, names))
      .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.kind, b.kind)),
  }));
  return { api: { schema: API_FILE_SCHEMA, ref, commit, packages: described }, missing };
}

/** List the packages of a library whose sources are on disk, sorted by name. Throws a UserError where there is none. */
function listPackages(rootDir: string, { packageScope, sources: { entries } }: SourceLibrary): SourcePackage[] {
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

/** Open the sources of packages with the compiler. `modulesDir` has the packages that they import from outside. */
function openProgram(
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
function listMissing(program: ts.Program, rootDir: string): string[] {
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

/** Format an API as JSON, with one line for each export and each member, so that a diff reads well. */
export function formatApiFile({ packages, ...head }: ApiFile): string {
  const blocks = packages.map(({ exports, ...one }) => open(one, 'exports', exports.map(formatExport), '  '));
  return `${open(head, 'packages', blocks, '')}\n`;
}

function formatExport({ members, ...one }: ApiExport): string {
  const lines = members?.map((member) => `      ${JSON.stringify(member)}`);
  return lines ? open(one, 'members', lines, '    ') : `    ${JSON.stringify(one)}`;
}

/** Format an object whose last key is a list of lines. */
function open(head: object, key: string, lines: readonly string[], indent: string): string {
  const start = JSON.stringify(head).slice(0, -1);
  return `${indent}${start},"${key}":[\n${lines.join(',\n')}\n${indent}]}`;
}
