import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  type ApiEntry,
  type Declaration,
  describeDeclaration,
  joinEntries,
  listMembers,
} from './describeDeclaration.ts';

/** What a package offers, by its names: exports, members of exported classes, interfaces and enums, and parts of namespaces. @example 'AdbSync.read' */
export type ApiSurface = Record<string, ApiEntry>;

/** A declaration and the module that it stands in, where the names that it uses mean something. */
interface Found {
  node: Declaration | ts.SourceFile;
  module: Module;
}

/** One file of declarations, or a namespace inside one. */
interface Module {
  file: string;
  statements: readonly ts.Statement[];
  /** Every declaration is exported, whether it says so or not. */
  isAmbient: boolean;
}

/** Read the API of a package from its declarations, by syntax alone. `typesFile` is its entry, absolute. */
export function readApiSurface(typesFile: string): ApiSurface {
  const reader = new DeclarationReader();
  const surface: ApiSurface = {};
  reader.describe(reader.open(typesFile), '', surface, new Set());
  return surface;
}

/** Members of a class or interface; `isOpen` where it has others too, which are not read. */
interface AllMembers {
  members: Map<string, ApiEntry>;
  isOpen?: true;
}

class DeclarationReader {
  readonly #modules = new Map<string, Module>();

  open(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const module = { file, statements: source.statements, isAmbient: false };
    this.#modules.set(file, module);
    return module;
  }

  /** Add every export of a module to a surface. `open` holds the modules that are being described: namespaces may form a circle. */
  describe(module: Module, prefix: string, surface: ApiSurface, open: ReadonlySet<Module>): void {
    if (open.has(module)) return;
    for (const [name, found] of this.#listExports(module, new Set())) {
      for (const one of found) this.#describeOne(prefix + name, one, surface, new Set([...open, module]));
    }
  }

  #describeOne(name: string, { node, module }: Found, surface: ApiSurface, open: ReadonlySet<Module>): void {
    if (ts.isSourceFile(node) || ts.isModuleDeclaration(node)) {
      this.describe(ts.isSourceFile(node) ? module : toModule(node, module), `${name}.`, surface, open);
      return;
    }
    const add = (key: string, entry: ApiEntry) => {
      const known = surface[key];
      surface[key] = known ? joinEntries(known, entry) : entry;
    };
    const { members, isOpen } = this.#listAllMembers(node, module, 0);
    add(name, { ...describeDeclaration(node), ...(isOpen && { isOpen }) });
    for (const [member, entry] of members) add(`${name}.${member}`, entry);
  }

  /** List own members and inherited ones that are not declared again. */
  #listAllMembers(node: Declaration, module: Module, depth: number): AllMembers {
    const result: AllMembers = { members: listMembers(node) };
    if (ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node)) return { ...result, isOpen: true };
    if (!(ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))) return result;
    const own = new Set(result.members.keys());
    const bases = (node.heritageClauses ?? [])
      .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      .flatMap(({ types }) => types.map(({ expression }) => expression));
    for (const base of bases) {
      const found = ts.isIdentifier(base) ? this.#findLocal(module, base.text) : [];
      if (found.length === 0 || depth > MAX_DEPTH) result.isOpen = true;
      else for (const one of found) this.#inherit(result, one, { own, depth });
    }
    return result;
  }

  #inherit(result: AllMembers, base: Found, { own, depth }: { own: ReadonlySet<string>; depth: number }): void {
    if (ts.isSourceFile(base.node)) return;
    const { members, isOpen } = this.#listAllMembers(base.node, base.module, depth + 1);
    if (isOpen) result.isOpen = true;
    for (const [name, entry] of members) if (!own.has(name)) result.members.set(name, entry);
  }

  #listExports(module: Module, seen: Set<Module>): Map<string, Found[]> {
    const exports = new Map<string, Found[]>();
    if (seen.has(module)) return exports;
    seen.add(module);
    const stars: string[] = [];
    for (const statement of module.statements) {
      if (ts.isExportDeclaration(statement)) {
        const from = readSpecifier(statement);
        const { exportClause } = statement;
        if (!exportClause) stars.push(from ?? '');
        else if (ts.isNamespaceExport(exportClause)) exports.set(exportClause.name.text, this.#openAll(module, from));
        else
          for (const { name, propertyName } of exportClause.elements)
            exports.set(name.text, this.#find(module, (propertyName ?? name).text, from));
      } else if (module.isAmbient || isExported(statement)) {
        for (const { name, node } of listDeclared(statement))
          exports.set(name, [...(exports.get(name) ?? []), { node, module }]);
      }
    }
    // What a module exports by name wins over what it exports with a star.
    for (const { module: target } of stars.flatMap((from) => this.#openAll(module, from)))
      for (const [name, found] of this.#listExports(target, seen)) if (!exports.has(name)) exports.set(name, found);
    return exports;
  }

  #find(module: Module, name: string, from: string | undefined): Found[] {
    if (from === undefined) return this.#findLocal(module, name);
    return this.#openAll(module, from).flatMap(
      ({ module: target }) => this.#listExports(target, new Set()).get(name) ?? [],
    );
  }

  /** Find what a name means inside a module: its own declaration, or one that it imports from its package. */
  #findLocal(module: Module, name: string): Found[] {
    const own = module.statements.flatMap(listDeclared).filter((one) => one.name === name);
    if (own.length > 0) return own.map(({ node }) => ({ node, module }));
    for (const statement of module.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const from = readSpecifier(statement);
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings) && bindings.name.text === name) return this.#openAll(module, from);
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const element = bindings.elements.find((one) => one.name.text === name);
      if (element) return this.#find(module, (element.propertyName ?? element.name).text, from);
    }
    return [];
  }

  /** Open another file of the package. Another package is none of this one's API. */
  #openAll({ file }: Module, specifier = ''): Found[] {
    if (!specifier.startsWith('.')) return [];
    const stem = path.resolve(path.dirname(file), specifier).replace(/\.js$/, '');
    const target = [`${stem}.d.ts`, path.join(stem, 'index.d.ts')].find(existsSync);
    if (!target) return [];
    const module = this.open(target);
    // A parsed file is the parent of its statements.
    const source = module.statements[0]?.parent as ts.SourceFile | undefined;
    return source ? [{ node: source, module }] : [];
  }
}

/** Declarations of classes that extend each other in a circle would never end. */
const MAX_DEPTH = 8;

function toModule({ body }: ts.ModuleDeclaration, { file }: Module): Module {
  const statements = body && ts.isModuleBlock(body) ? [...body.statements] : [];
  // `export {}` in a namespace means that the others are not exported.
  return { file, statements, isAmbient: !statements.some(ts.isExportDeclaration) };
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const readSpecifier = ({ moduleSpecifier }: ts.ExportDeclaration | ts.ImportDeclaration): string | undefined =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;

function listDeclared(statement: ts.Statement): { name: string; node: Declaration }[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((node) =>
      ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
    );
  if (
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement)
  )
    return statement.name ? [{ name: statement.name.text, node: statement }] : [];
  return [];
}
