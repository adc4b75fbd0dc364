import path from 'node:path';
import ts from 'typescript';
import { type ApiFile, listIds } from '../../common/apiFile.ts';
import { FileCache, keepEach } from '../../common/docs/FileCache.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import type { SymbolUse, SymbolUses } from '../../common/samples.ts';
import { followAlias } from '../api/listExports.ts';
import { digest } from '../lib/digest.ts';
import { createHost } from './createHost.ts';
import { DEFAULT_NAME, declareApi } from './declareApi.ts';
import { listSamples, type Sample } from './listSamples.ts';

type SamplePage = Pick<Page, 'filePath' | 'model'>;

/** List the symbols in samples. A folder keeps those of each page for later calls of the same code. */
export function readSymbolUses(pages: readonly SamplePage[], api: ApiFile, cacheDir: string): SymbolUses {
  const cache = new FileCache(path.join(cacheDir, 'symbols'));
  const apiDigest = digest(JSON.stringify(api));
  const uses = keepEach<SamplePage, SymbolUses[string]>(cache, pages, {
    keyOf: (page) => digest(JSON.stringify([apiDigest, listSamples(page).map(({ id, setup }) => [id, setup])])),
    make(missing) {
      const made = listSymbolUses(missing, api);
      return missing.map((page) => [page, made[page.filePath] ?? {}]);
    },
  });
  const entries = pages.map((page) => [page.filePath, uses.get(page) ?? {}] as const);
  return Object.fromEntries(entries.filter(([, found]) => Object.keys(found).length > 0));
}

/** List the symbols of the library in samples. The compiler finds them by what the API file declares. */
export function listSymbolUses(pages: readonly SamplePage[], api: ApiFile): SymbolUses {
  const samples = new Map(pages.flatMap(listSamples).map((sample, index) => [`/sample-${index}.tsx`, sample]));
  if (samples.size === 0) return {};
  const program = createProgram(samples, api);
  const findId = createFindId(api);
  const uses: SymbolUses = {};
  for (const [file, { filePath, id, setup }] of samples) {
    const source = program.getSourceFile(file);
    // Hidden lines come before the code.
    const offset = setup.length + 1;
    const found = (source ? findSymbols(source, program.getTypeChecker(), findId) : [])
      .filter(({ start }) => start >= offset)
      .map((use): SymbolUse => ({ ...use, start: use.start - offset, end: use.end - offset }));
    if (found.length > 0) uses[filePath] = { ...uses[filePath], [id]: found };
  }
  return uses;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  // Types of pages and of Node.js are large, and no symbol of a library depends on them.
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

const START = '/api/';
const END = '/index.d.ts';

/** The program reads nothing but the compiler's own declarations from the disk. */
function createProgram(samples: ReadonlyMap<string, Sample>, api: ApiFile): ts.Program {
  const declared = [...declareApi(api)].map(([name, text]) => [START + name + END, text] as const);
  const written = [...samples].map(([file, { setup, code }]) => [file, `${setup}\n${code}\n`] as const);
  const texts = new Map([...declared, ...written]);
  const host = createHost(OPTIONS, texts);
  host.resolveModuleNameLiterals = (names) =>
    names.map(({ text }) => {
      const resolvedFileName = START + text + END;
      return {
        resolvedModule: texts.has(resolvedFileName) ? { resolvedFileName, extension: ts.Extension.Dts } : undefined,
      };
    });
  return ts.createProgram([...samples.keys()], OPTIONS, host);
}

type FindId = (declaration: ts.Declaration) => string | undefined;

/** Create a function that returns the id of the innermost symbol of the API that a declaration is, or is a part of. */
function createFindId(api: ApiFile): FindId {
  const known = new Set(listIds(api));
  return (declaration) => {
    const names: string[] = [];
    let node: ts.Node = declaration;
    for (; !ts.isSourceFile(node); node = node.parent) {
      // What has no name is no declaration.
      const name = ts.getNameOfDeclaration(node as ts.Declaration)?.getText();
      names.unshift(...(ts.isConstructorDeclaration(node) ? ['constructor'] : name ? [name] : []));
    }
    const packageName = node.fileName.slice(START.length, -END.length);
    const idOf = (count: number) =>
      `${packageName}:${names.slice(0, count).join('.').replace(DEFAULT_NAME, 'default')}`;
    return names.map((_name, index) => idOf(names.length - index)).find((id) => known.has(id));
  };
}

/** Find the identifiers of a file whose declarations have an id, with their offsets in the file. */
function findSymbols(source: ts.SourceFile, checker: ts.TypeChecker, findId: FindId): SymbolUse[] {
  const found: SymbolUse[] = [];
  const listIds = (symbol: ts.Symbol): string[] => {
    const { declarations = [] } = followAlias(checker, symbol);
    return [...new Set(declarations.map(findId).filter((id) => id !== undefined))];
  };
  // The compiler finds the type of an object's place anew for each of its keys.
  const contexts = new Map<ts.ObjectLiteralExpression, ts.Type | undefined>();
  const contextOf = (object: ts.ObjectLiteralExpression): ts.Type | undefined => {
    if (!contexts.has(object)) contexts.set(object, checker.getContextualType(object));
    return contexts.get(object);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const ids = listMeanings(node, checker, contextOf)
        .map(listIds)
        .find(({ length }) => length > 0);
      // A member of a union is of several types: none is said.
      if (ids?.[0] !== undefined && ids.length === 1)
        found.push({ id: ids[0], start: node.getStart(source), end: node.end });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A name in an object or a pattern is also that of a property of its type. */
function listMeanings(
  name: ts.Identifier,
  checker: ts.TypeChecker,
  contextOf: (object: ts.ObjectLiteralExpression) => ts.Type | undefined,
): ts.Symbol[] {
  const { parent } = name;
  const object = ts.isObjectLiteralElementLike(parent) && parent.name === name ? parent.parent : undefined;
  const isKey = ts.isBindingElement(parent) && name === (parent.propertyName ?? parent.name);
  const type = object
    ? ts.isObjectLiteralExpression(object) && contextOf(object)
    : isKey && ts.isObjectBindingPattern(parent.parent) && checker.getTypeAtLocation(parent.parent);
  const property = type ? checker.getPropertyOfType(checker.getNonNullableType(type), name.text) : undefined;
  const symbol = checker.getSymbolAtLocation(name) ?? findInner(name, checker);
  return [property, symbol].filter((one) => one !== undefined);
}

/** Of a class that is known as a type alone, nothing is known as a value. */
function findInner({ parent, text }: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const owner = ts.isPropertyAccessExpression(parent) && checker.getSymbolAtLocation(parent.expression);
  return owner ? followAlias(checker, owner).exports?.get(ts.escapeLeadingUnderscores(text)) : undefined;
}
