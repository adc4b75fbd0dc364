// Published packages have their sources and, beside them, what another run of the compiler declared of these.
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { ApiExport, ApiFile, ApiMember } from '../../common/apiFile.ts';
import { readLayout } from '../../scripts/api/extract/libraryLayout.ts';
import { listPackages } from '../../scripts/api/extract/openLibrary.ts';
import { readSource } from '../../scripts/api/extract/readLibrary.ts';
import {
  aliasOf,
  type LibraryPackage,
  listLibraryVersions,
  readLibraryPackages,
} from '../../scripts/api/libraryPackages.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const LAYOUT = readLayout(library);
const projectDir = path.resolve(import.meta.dirname, '../..');
const modulesDir = path.join(projectDir, 'node_modules');

test.each(listLibraryVersions(library))('sources give the names that the packages of %s declare', (version) => {
  const dirOf = ({ name }: LibraryPackage) => path.join(modulesDir, aliasOf(library, version, name));
  const packages = readLibraryPackages(library, version).filter((one) => existsSync(path.join(dirOf(one), 'src')));
  const declared = new Declarations(packages);
  const api = readSources(packages.map((one) => ({ name: one.name, dir: dirOf(one) })));
  expect(packages.length).toBeGreaterThan(0);
  const differences = api.packages.flatMap(({ name, exports }) => {
    const top = exports.filter((one) => !one.name.includes('.'));
    const names = compare(name, new Set(top.map((one) => one.name)), declared.listExports(name));
    const described = top.filter((one) => one.members && !one.alias);
    return [
      ...names,
      ...described.flatMap((one) =>
        compare(`${name}: ${one.kind} ${one.name}`, listMembers(one, api), declared.listMembers(name, one)),
      ),
    ];
  });
  expect(differences).toEqual([]);
});

const compare = (what: string, read: ReadonlySet<string>, declared: ReadonlySet<string>): string[] => [
  ...[...declared].filter((name) => !read.has(name)).map((name) => `${what} lacks ${name}`),
  ...[...read].filter((name) => !declared.has(name)).map((name) => `${what} should not have ${name}`),
];

function readSources(packages: readonly { name: string; dir: string }[]): ApiFile {
  const rootDir = makeTempDir();
  for (const { name, dir } of packages)
    for (const part of ['package.json', 'src'])
      cpSync(path.join(dir, part), path.join(rootDir, 'libraries', path.basename(name), part), { recursive: true });
  const source = { rootDir, packages: listPackages(rootDir, LAYOUT) };
  return readSource(source, { layout: LAYOUT, modulesDir, ref: 'published', commit: '0'.repeat(40) }).api;
}

/** List the members of an export with those of what it extends. */
const listMembers = (one: ApiExport, api: ApiFile): Set<string> =>
  new Set([
    ...(one.members ?? []).filter(isNamed).map(nameMember),
    ...listBases(one, api).flatMap(({ base, omitted }) =>
      [...listMembers(base, api)].filter((name) => !omitted.includes(name)),
    ),
  ]);

interface Base {
  base: ApiExport;
  /** Names of members that `Omit` leaves out. */
  omitted: readonly string[];
}

const listBases = (one: ApiExport, api: ApiFile): Base[] =>
  (one.extends ?? []).flatMap((text) => {
    const [, inner = text, keys = ''] = /^Omit<(.+), ((?:"\w+"(?: \| )?)+)>$/.exec(text) ?? [];
    const [packageName, name] = one.refs?.[/^[\w$.]+/.exec(inner)?.[0] ?? '']?.split(':') ?? [];
    const exports = api.packages.find((other) => other.name === packageName)?.exports ?? [];
    // What a constant has, a class that extends it has, too.
    const bases = exports.filter((base) => base.name === name && (base.kind !== 'const' || one.kind === 'class'));
    return bases.map((base) => ({ base, omitted: keys.match(/\w+/g) ?? [] }));
  });

const isNamed = ({ kind }: ApiMember): boolean => !['constructor', 'call', 'new', 'index'].includes(kind);

const nameMember = ({ name, ...member }: Pick<ApiMember, 'name' | 'protected' | 'static'>): string =>
  [member.protected && 'protected', member.static && 'static', name].filter(Boolean).join(' ');

/** What `.d.ts` files declare, as the compiler finds it. */
class Declarations {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #typesFiles: Map<string, string>;

  constructor(packages: readonly LibraryPackage[]) {
    this.#typesFiles = new Map(packages.map(({ name, typesFile }) => [name, typesFile]));
    const paths = Object.fromEntries([...this.#typesFiles].map(([name, file]) => [name, [file]]));
    this.#program = ts.createProgram([...this.#typesFiles.values()], {
      ...LAYOUT.compilerOptions,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      paths,
      typeRoots: [path.join(modulesDir, '@types')],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  listExports(packageName: string): Set<string> {
    return new Set(this.#exportsOf(packageName).map(({ name }) => name));
  }

  listMembers(packageName: string, { name, kind }: ApiExport): Set<string> {
    const found = this.#exportsOf(packageName).find((one) => one.name === name);
    if (!found) return new Set();
    const isAlias = found.flags & ts.SymbolFlags.Alias && !(kind === 'type' && found.flags & ts.SymbolFlags.TypeAlias);
    const symbol = isAlias ? this.#checker.getAliasedSymbol(found) : found;
    const [type, value] = [this.#checker.getDeclaredTypeOfSymbol(symbol), this.#checker.getTypeOfSymbol(symbol)];
    const ofType = kind === 'const' || kind === 'enum' ? [] : type.getProperties();
    const ofValue = kind === 'class' || kind === 'const' || kind === 'enum' ? value.getProperties() : [];
    const isStatic = kind === 'class' || (kind === 'const' && Boolean(value.symbol.flags & ts.SymbolFlags.Class));
    return new Set([
      ...ofType.filter(isOwn).map((one) => describeSymbol(one, false)),
      ...ofValue.filter(isOwn).map((one) => describeSymbol(one, isStatic)),
    ]);
  }

  #exportsOf(packageName: string): ts.Symbol[] {
    const source = this.#program.getSourceFile(this.#typesFiles.get(packageName) ?? '');
    const module = source && this.#checker.getSymbolAtLocation(source);
    return module ? this.#checker.getExportsOfModule(module) : [];
  }
}

const describeSymbol = (symbol: ts.Symbol, isStatic: boolean): string => {
  const flags = (symbol.declarations ?? []).reduce((all, one) => all | ts.getCombinedModifierFlags(one), 0);
  const computed = /^__@(\w+)@/.exec(String(symbol.escapedName))?.[1];
  return nameMember({
    name: computed ? `[Symbol.${computed}]` : symbol.name,
    ...(flags & ts.ModifierFlags.Protected && { protected: true }),
    ...(isStatic && { static: true }),
  });
};

/** A library's own, and not private; what a namespace adds to a class is an export. */
const isOwn = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (one) =>
      !/\/(typescript\/lib|@types)\//.test(one.getSourceFile().fileName) &&
      !(ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Private) &&
      !ts.isPrivateIdentifier(ts.getNameOfDeclaration(one) ?? one) &&
      !ts.isModuleBlock(one.parent.parent?.parent ?? one) &&
      !ts.isModuleBlock(one.parent),
  );
