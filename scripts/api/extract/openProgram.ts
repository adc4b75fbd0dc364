import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compare, satisfies } from 'semver';
import ts from 'typescript';
import { UserError } from '../../lib/userError.ts';
import type { LibrarySource } from './openLibrary.ts';

interface Options {
  source: LibrarySource;
  /** Folder with the packages that the library imports from outside. */
  modulesDir: string;
  compilerOptions: ts.CompilerOptions;
}

interface LibraryProgram {
  program: ts.Program;
  /** Packages that are not installed: what comes from them has the type `any`. */
  missing: string[];
}

/** Open the sources of a library with the compiler. Throws a UserError where a file of the library itself is missing. */
export function openProgram({ source, modulesDir, compilerOptions }: Options): LibraryProgram {
  const program = ts.createProgram(listRoots(source), {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [path.join(modulesDir, '@types')],
    paths: listPaths(source, modulesDir),
    ...compilerOptions,
  });
  const unresolved = program.getSourceFiles().flatMap((file) => listUnresolved(program, file, source));
  const missing = unresolved.filter(({ specifier }) => !specifier.startsWith('.'));
  const [lost] = unresolved.filter(({ specifier }) => specifier.startsWith('.'));
  if (lost)
    throw new UserError(
      `${path.relative(source.rootDir, lost.file)} imports "${lost.specifier}", which does not exist.`,
      {
        hint: 'Name a ref at which the library is whole.',
      },
    );
  return { program, missing: [...new Set(missing.map(({ specifier }) => specifier))].sort() };
}

/** Declarations beside the sources may be global. */
const listRoots = ({ packages }: LibrarySource): string[] =>
  packages.flatMap(({ entry }) => {
    const dir = path.dirname(entry);
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
    const declarations = names.filter((name) => name.endsWith('.d.ts')).sort();
    return [...new Set([entry, ...declarations.map((name) => path.join(dir, name))])];
  });

/** Map the packages of the library to their sources, and the others to what is installed of them. */
function listPaths({ packages }: LibrarySource, modulesDir: string): Record<string, string[]> {
  const own = new Map(packages.map(({ name, entry }) => [name, [entry]]));
  const ranges = packages.flatMap(({ dependencies }) => Object.entries(dependencies));
  const outside = ranges
    .filter(([name]) => !own.has(name))
    .flatMap(([name, range]) => {
      const dir = findInstalled(modulesDir, name, range);
      return dir ? [[name, [dir]] as const] : [];
    });
  return Object.fromEntries([...outside, ...own]);
}

/** Find the newest release of a package that is installed, here or for another package, and that a range allows. */
function findInstalled(modulesDir: string, name: string, range: string): string | undefined {
  const top = path.join(modulesDir, name);
  const nested = readdirSync(modulesDir).map((other) => path.join(modulesDir, other, 'node_modules', name));
  const found = [top, ...nested.sort()].flatMap((dir) => {
    const file = path.join(dir, 'package.json');
    // A package.json that npm itself has read.
    return existsSync(file) ? [{ dir, ...(JSON.parse(readFileSync(file, 'utf8')) as { version: string }) }] : [];
  });
  const fitting = found.filter(({ version }) => satisfies(version, range));
  return fitting.sort((a, b) => compare(b.version, a.version))[0]?.dir ?? found[0]?.dir;
}

interface Unresolved {
  file: string;
  specifier: string;
}

/** List the imports of a file of the library that lead nowhere. */
function listUnresolved(program: ts.Program, file: ts.SourceFile, { rootDir }: LibrarySource): Unresolved[] {
  if (!file.fileName.startsWith(`${rootDir}/`)) return [];
  const checker = program.getTypeChecker();
  return file.statements
    .flatMap((one) => (isNamedImport(one) ? [one.moduleSpecifier] : []))
    .flatMap((node) => (node && ts.isStringLiteral(node) && !checker.getSymbolAtLocation(node) ? [node] : []))
    .map((node) => ({ file: file.fileName, specifier: node.text }));
}

/** What is imported for its effects alone need not be a module. */
const isNamedImport = (node: ts.Statement): node is ts.ImportDeclaration | ts.ExportDeclaration =>
  ts.isExportDeclaration(node) || (ts.isImportDeclaration(node) && node.importClause !== undefined);
