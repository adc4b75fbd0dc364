// Published packages have their sources and, beside them, what another run of the compiler declared of these.
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { ApiExport, ApiFile, ApiMember } from '../../common/apiFile.ts';
import { nameOf, ownerOf } from '../../common/apiFile.ts';
import { describeStatuses } from '../../scripts/api/describeStatuses.ts';
import { followSymbols } from '../../scripts/api/followSymbols.ts';
import {
  aliasOf,
  type LibraryPackage,
  listLibraryVersions,
  readLibraryPackages,
} from '../../scripts/api/libraryPackages.ts';
import { readSources as readApi } from '../../scripts/api/readLibrary.ts';
import { readVersionApis } from '../../scripts/build/planSite.ts';
import { createProject } from '../../scripts/project.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

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

test('what is new or gone in a version is so in its packages', async () => {
  const apis = await readVersionApis(createProject());
  const versions = apis.map(({ version }) => version);
  const symbols = followSymbols(apis, library.renames);
  const installed = new Map(
    listLibraryVersions(library).map((version) => [version, new Declarations(readLibraryPackages(library, version))]),
  );
  const statuses = describeStatuses(symbols, versions);
  const claims = versions.flatMap((version, at) => {
    const [before, after] = [installed.get(versions[at - 1] ?? ''), installed.get(version)];
    if (!before || !after) return [];
    return symbols.flatMap(({ id, steps }): Claim[] => {
      const [old, current] = [steps[at - 1], steps[at]];
      const { packageName } = nameOf(id);
      // A package that is not installed for a version is no evidence.
      if (!before.knows(packageName) || !after.knows(packageName)) return [];
      const isStatic = id.includes('.static ');
      if (typeof current === 'object' && statuses[at]?.[current.id]?.since === version)
        return [{ text: `${id} since ${version}`, isRight: !before.has(current.id, isStatic) }];
      if (typeof old === 'object' && current === undefined)
        return [{ text: `${id} removed in ${version}`, isRight: !after.has(old.id, isStatic) }];
      return [];
    });
  });
  expect(claims.length).toBeGreaterThan(0);
  expect(claims.filter(({ isRight }) => !isRight).map(({ text }) => text)).toEqual([]);
});

interface Claim {
  text: string;
  isRight: boolean;
}

const compare = (what: string, read: ReadonlySet<string>, declared: ReadonlySet<string>): string[] => [
  ...[...declared].filter((name) => !read.has(name)).map((name) => `${what} lacks ${name}`),
  ...[...read].filter((name) => !declared.has(name)).map((name) => `${what} should not have ${name}`),
];

function readSources(packages: readonly { name: string; dir: string }[]): ApiFile {
  const rootDir = makeTempDir();
  for (const { name, dir } of packages)
    for (const part of ['package.json', 'src'])
      cpSync(path.join(dir, part), path.join(rootDir, 'libraries', path.basename(name), part), { recursive: true });
  return readApi(rootDir, { library, modulesDir, ref: 'published', commit: '0'.repeat(40) }).api;
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
      ...library.sources.compilerOptions,
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

  knows(packageName: string): boolean {
    return this.#typesFiles.has(packageName);
  }

  /** Tell whether a package declares a symbol: an export, or a member of one. */
  has(id: string, isStatic: boolean): boolean {
    const { packageName, name } = nameOf(id);
    const [ownerName, memberName] = [ownerOf(name), name.slice(ownerOf(name).length + 1)];
    if (this.#find(packageName, name)) return true;
    if (memberName === 'constructor') return false;
    const kinds = ['class', 'interface', 'const', 'enum'] as const;
    const members = kinds.flatMap((kind) => [...this.listMembers(packageName, { name: ownerName, kind })]);
    const wanted = { name: memberName, ...(isStatic && { static: true as const }) };
    return [wanted, { ...wanted, protected: true as const }].some((one) => members.includes(nameMember(one)));
  }

  listMembers(packageName: string, { name, kind }: Pick<ApiExport, 'name' | 'kind'>): Set<string> {
    const found = this.#find(packageName, name);
    if (!found) return new Set();
    const isAlias = found.flags & ts.SymbolFlags.Alias && !(kind === 'type' && found.flags & ts.SymbolFlags.TypeAlias);
    const symbol = isAlias ? this.#checker.getAliasedSymbol(found) : found;
    const [type, value] = [this.#checker.getDeclaredTypeOfSymbol(symbol), this.#checker.getTypeOfSymbol(symbol)];
    const ofType = kind === 'const' || kind === 'enum' ? [] : type.getProperties();
    const ofValue = kind === 'class' || kind === 'const' || kind === 'enum' ? value.getProperties() : [];
    // An intrinsic type has no symbol, whatever the compiler's types say.
    const valueSymbol: ts.Symbol | undefined = value.symbol;
    const isStatic =
      kind === 'class' || (kind === 'const' && Boolean((valueSymbol?.flags ?? 0) & ts.SymbolFlags.Class));
    return new Set([
      ...ofType.filter(isOwn).map((one) => describeSymbol(one, false)),
      ...ofValue.filter(isOwn).map((one) => describeSymbol(one, isStatic)),
    ]);
  }

  /** Find an export, also of a namespace. */
  #find(packageName: string, name: string): ts.Symbol | undefined {
    const [first = '', ...parts] = name.split('.');
    const top = this.#exportsOf(packageName).find((one) => one.name === first);
    return parts.reduce((owner, part) => {
      const target = owner && owner.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(owner) : owner;
      const inner = target && target.flags & ts.SymbolFlags.Module ? this.#checker.getExportsOfModule(target) : [];
      return inner.find((one) => one.name === part);
    }, top);
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
