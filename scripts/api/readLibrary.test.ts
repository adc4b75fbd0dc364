import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiExport } from '../../common/apiFile.ts';
import { parseApiFile } from '../../common/docs/dataFiles.ts';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { formatApiFile, readLibrary, readSources, type SourceLibrary } from './readLibrary.ts';

const library: SourceLibrary = {
  packageScope: '@disk/',
  sources: {
    entries: 'packages/*/src/index.ts',
    tagPrefix: 'v',
    compilerOptions: { types: [], exactOptionalPropertyTypes: true },
  },
};
const options = { library, modulesDir: path.resolve('node_modules'), ref: 'main' };

const packageFiles = (name: string, index = 'export {};') => ({
  [`packages/${name}/package.json`]: JSON.stringify({ name: `@disk/${name}`, version: '1.0.0' }),
  [`packages/${name}/src/index.ts`]: index,
});

/** Read a library of the packages `@disk/core` and `@disk/web`. More files are named below `packages/`. */
function readFiles(core: string, more: Record<string, string> = {}) {
  const rootDir = makeTempDir();
  const others = Object.entries(more).map(([name, text]) => [`packages/${name}`, text]);
  writeFiles(rootDir, { ...packageFiles('core', core), ...packageFiles('web'), ...Object.fromEntries(others) });
  return readSources(rootDir, { ...options, commit: '0'.repeat(40) });
}

/** Read the exports of `@disk/core`, to find them by their names; of two entries of a name, the first. */
function readCore(core: string, more?: Record<string, string>) {
  const exports = readFiles(core, more).api.packages[0]?.exports ?? [];
  return (name: string): ApiExport | undefined => exports.find((one) => one.name === name);
}

const membersOf = (one: ApiExport | undefined) =>
  Object.fromEntries((one?.members ?? []).map(({ name, line: _line, ...rest }) => [name, rest]));

describe('what is read of', () => {
  test('a function: all overloads, type parameters and defaults, at its first line', () => {
    const find = readCore(`
      export function open(path: string): string;
      export function open<T extends object = {}>(path: T, mode: number): T;
      export function open(path: unknown): unknown { return path; }
      export function close(force = true, ...rest: string[]) { return force ? rest.length : undefined; }`);
    expect(find('open')).toEqual({
      name: 'open',
      kind: 'function',
      signatures: ['(path: string): string', '<T extends object = {}>(path: T, mode: number): T'],
      file: 'packages/core/src/index.ts',
      line: 2,
    });
    expect(find('close')?.signatures).toEqual(['(force?: boolean, ...rest: string[]): number | undefined']);
  });

  test('a class: what callers and subclasses can use, statics first', () => {
    const find = readCore(`
      export abstract class Folder<T = string> {
        readonly T!: T;
        #secret = 1; private hidden = 2;
        /** @internal */ internal(): void {}
        static open(): Folder { throw this; }
        protected inside?: T;
        abstract rename(): this;
        get size() { return this.#secret + this.hidden; }
        get name(): string { return ''; }
        set name(value: string | number) {}
        constructor(readonly path: string, private depth = 0) { this.depth; }
        [Symbol.iterator](): void {}
      }`);
    const folder = find('Folder');
    expect(folder).toMatchObject({ kind: 'class', abstract: true, typeParameters: ['T = string'] });
    expect(folder?.members?.[0]?.name).toBe('open');
    expect(membersOf(folder)).toEqual({
      '[Symbol.iterator]': { kind: 'method', signatures: ['(): void'] },
      T: { kind: 'property', readonly: true, signatures: ['T'] },
      constructor: { kind: 'constructor', signatures: ['(path: string, depth?: number)'] },
      inside: { kind: 'property', protected: true, optional: true, signatures: ['T'] },
      name: { kind: 'accessor', signatures: ['string', 'string | number'] },
      open: { kind: 'method', static: true, signatures: ['(): Folder'], refs: { Folder: '@disk/core:Folder' } },
      path: { kind: 'property', readonly: true, signatures: ['string'] },
      rename: { kind: 'method', abstract: true, signatures: ['(): this'] },
      size: { kind: 'accessor', readonly: true, signatures: ['number'] },
    });
  });

  test('an interface: calls, indexes and optional members, and what it extends', () => {
    const find = readCore(`
      export interface Entry { name?: string }
      export interface Factory extends Entry { (path: string): Entry; new (path: string): Entry; readonly [key: string]: unknown }`);
    const refs = { Entry: '@disk/core:Entry' };
    expect(membersOf(find('Entry'))).toEqual({ name: { kind: 'property', optional: true, signatures: ['string'] } });
    expect(find('Factory')).toMatchObject({ extends: ['Entry'], refs });
    expect(membersOf(find('Factory'))).toEqual({
      '()': { kind: 'call', signatures: ['(path: string): Entry'], refs },
      'new ()': { kind: 'new', signatures: ['(path: string): Entry'], refs },
      '[index]': { kind: 'index', readonly: true, signatures: ['readonly [key: string]: unknown'] },
    });
  });

  test('a namespace: its parts, behind its name, also beside a class of that name', () => {
    const find = readCore(
      `class Busy extends Error {}
       export class Folder { static Busy = Busy; }
       export namespace Folder { export interface Options { deep: boolean } export type Busy = _Busy }
       type _Busy = Busy;
       export * as tools from './tools.js';`,
      { 'core/src/tools.ts': 'export const LIMIT = 10; export * as tools from "./tools.js";' },
    );
    expect(membersOf(find('Folder'))).toMatchObject({ Busy: { kind: 'property', static: true } });
    expect(find('Folder.Busy')).toMatchObject({ kind: 'type', extends: ['Error'], line: 3 });
    expect(membersOf(find('Folder.Options'))).toEqual({ deep: { kind: 'property', signatures: ['boolean'] } });
    expect([find('tools')?.kind, find('tools.LIMIT')?.signatures]).toEqual(['namespace', ['10']]);
  });

  test('constants and enums: a type, or the values of the members', () => {
    const find = readCore(`
      export const Mode = { Read: 1, Write: 2 } as const;
      export type Mode = (typeof Mode)[keyof typeof Mode];
      export const mode: Mode = 1;
      export enum Kind { File, Name = 'x' }`);
    expect(membersOf(find('Mode'))).toMatchObject({ Read: { readonly: true, signatures: ['1'] } });
    expect(find('mode')).toMatchObject({ kind: 'const', signatures: ['Mode'], refs: { Mode: '@disk/core:Mode' } });
    expect(find('Kind')?.members?.map(({ name, signatures }) => [name, signatures])).toEqual([
      ['File', ['0']],
      ['Name', ['"x"']],
    ]);
  });

  test('a type: as it is written, or computed from a value or from what nothing exports', () => {
    const find = readCore(`
      const fields = { a: 1, b: 'x' };
      interface Hidden { mode: 'r' | 'w' }
      export type Name<T> = T | 'x'; export type Key = keyof typeof fields; export type Fields = typeof fields;
      export function open(mode: Hidden['mode']): void {}`);
    expect(find('Name')).toMatchObject({ typeParameters: ['T'], signatures: ['T | "x"'] });
    expect(find('Key')?.signatures).toEqual(['"a" | "b"']);
    expect(membersOf(find('Fields'))).toMatchObject({ a: { signatures: ['number'] }, b: { signatures: ['string'] } });
    expect(find('open')?.signatures).toEqual(['(mode: "r" | "w"): void']);
  });

  test('a default export: the name that types use', () => {
    const find = readCore('export default class Store {} export const store = new Store();');
    expect(find('default')).toMatchObject({ kind: 'class', typeName: 'Store' });
    expect(find('store')).toMatchObject({ signatures: ['Store'], refs: { Store: '@disk/core:default' } });
  });

  test('a base that nothing exports: its members are those of the class, with the types that they have there', () => {
    const find = readCore(`
      export class Base { start(): void {} }
      class Hidden<T> extends Base { value!: T; own(): void {} }
      export class Folder extends Hidden<string> { override own(): void {} }`);
    expect(find('Folder')).toMatchObject({ extends: ['Base'], refs: { Base: '@disk/core:Base' } });
    expect(membersOf(find('Folder'))).toEqual({
      own: { kind: 'method', signatures: ['(): void'] },
      value: { kind: 'property', signatures: ['string'] },
    });
  });
});

test('aliases name the export that they stand for, and types are written with its name', () => {
  const { api } = readFiles(
    `import { Folder as Inner } from './folder.js';
     export { Folder, Folder as Dir } from './folder.js'; export type Pair = Map<Inner, Inner>;`,
    { 'core/src/folder.ts': 'export class Folder {}', 'web/src/index.ts': `export * from '@disk/core';` },
  );
  const [core, web] = api.packages.map(({ exports }) => exports.map(({ name, alias }) => [name, alias]));
  const Dir = ['Dir', '@disk/core:Folder'];
  expect(core).toEqual([Dir, ['Folder', undefined], ['Pair', undefined]]);
  expect(web).toEqual([Dir, ['Folder', '@disk/core:Folder'], ['Pair', '@disk/core:Pair']]);
  expect(api.packages[0]?.exports[2]?.signatures).toEqual(['Map<Folder, Folder>']);
});

test('aliases of what nothing exports have its members, and stand for it in types', () => {
  const find = readCore(`
    class Hidden<T> { static make(): void {} open(): T { throw this; } }
    export const Folder = Hidden; export type Folder<T> = Hidden<T>;
    export function find(): Hidden<string> { throw 1; }`);
  expect(find('find')).toMatchObject({ signatures: ['(): Folder<string>'], refs: { Folder: '@disk/core:Folder' } });
  expect(membersOf(find('Folder'))).toEqual({ make: { kind: 'method', static: true, signatures: ['(): void'] } });
});

test.each([
  ['what its tag links to', '/** @deprecated Use {@link open} instead. */ export function old() {}', '@disk/core:open'],
  ['a member', '/** @deprecated Use {@link Folder.open} */ export const old = 1;', '@disk/core:Folder.open'],
  ['nothing else', '/** @deprecated See {@link open}. */ export function old() {}', true],
  [
    'nothing, if an overload is not',
    '/** @deprecated */ export function old(): 1; export function old(a: 1): 1; export function old() { return 1 as const }',
    undefined,
  ],
])('a deprecation names %s', (_what, source, expected) => {
  const rest = 'export function open() {} export class Folder { open() {} }';
  expect(readCore(`${source}\n${rest}`)('old')?.deprecated).toBe(expected);
});

test('equal sources give equal bytes in any folder, with a line for each export and member, and the file can be read', () => {
  const core = 'export const a = (b: Uint8Array) => ({ b }); export class C { c = a }';
  const { api } = readFiles(core);
  const text = formatApiFile(api);
  expect(formatApiFile(readFiles(core).api)).toBe(text);
  expect(text.split('\n').filter((line) => /^ +\{"name":"(C|a|c)",/.test(line))).toHaveLength(3);
  expect(parseApiFile(text)).toEqual(api);
});

describe('the user hears of', () => {
  test('packages from outside that are not installed', () => {
    const { missing } = readFiles(`export { a } from 'package-that-nobody-has';`);
    expect(missing).toEqual(['package-that-nobody-has']);
  });

  test('a ref that is not there, and one without packages of the library', async () => {
    const repo = await makeRepo();
    await repo.commit(packageFiles('core'));
    await expect(readLibrary({ ...options, repoDir: repo.dir })).resolves.toMatchObject({ api: { ref: 'main' } });
    await expect(readLibrary({ ...options, repoDir: repo.dir, ref: 'v9' })).rejects.toThrow('has no ref "v9"');
    await repo.commit({ 'packages/core/package.json': '{"name":"other","version":"1.0.0"}' });
    await expect(readLibrary({ ...options, repoDir: repo.dir })).rejects.toThrow('has no package @disk/*');
  });

  test('a source that is not there', () => {
    const index = 'packages/core/src/index.ts';
    expect(() => readFiles(`export * from './gone.js';`)).toThrow(
      `${index} imports "./gone.js", which does not exist.`,
    );
  });
});
