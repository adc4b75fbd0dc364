import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiExport } from '../../../common/apiFile.ts';
import { parseApiFile } from '../../../common/docs/parseApiFile.ts';
import { makeRepo } from '../../testing/makeRepo.ts';
import { formatApiFile } from './formatApiFile.ts';
import type { LibraryLayout } from './libraryLayout.ts';
import { readLibrary } from './readLibrary.ts';

const LAYOUT: LibraryLayout = {
  packageScope: '@disk/',
  tagPrefix: 'v',
  entries: 'packages/*/src/index.ts',
  compilerOptions: { types: [], exactOptionalPropertyTypes: true },
  maxBytes: 10_000,
};

const packageJson = (name: string) => JSON.stringify({ name, version: '1.0.0' });
const read = (repoDir: string, ref = 'main') =>
  readLibrary({ repoDir, ref, layout: LAYOUT, modulesDir: path.resolve('node_modules') });

/** Read a library of the packages `@disk/core` and `@disk/web`. Files are named below `packages/`. */
async function readFiles(files: Record<string, string>) {
  const repo = await makeRepo();
  const below = Object.entries(files).map(([name, text]) => [`packages/${name}`, text]);
  await repo.commit({
    'packages/core/package.json': packageJson('@disk/core'),
    'packages/core/src/index.ts': 'export {};',
    'packages/web/package.json': packageJson('@disk/web'),
    'packages/web/src/index.ts': 'export {};',
    ...Object.fromEntries(below),
  });
  return read(repo.dir);
}

/** Read the exports of `@disk/core`, to find them by their names: a constant, and then a type of its name. */
async function readNames(source: string, files: Record<string, string> = {}) {
  const { api } = await readFiles({ 'core/src/index.ts': source, ...files });
  const exports = api.packages[0]?.exports ?? [];
  const list = (name: string): ApiExport[] => exports.filter((one) => one.name === name);
  return { list, find: (name: string) => list(name)[0] };
}

const readCore = async (source: string, files?: Record<string, string>) => (await readNames(source, files)).find;

const membersOf = (one: ApiExport | undefined) =>
  Object.fromEntries((one?.members ?? []).map(({ name, line: _line, ...rest }) => [name, rest]));

describe('what is read of', () => {
  test('a function: all overloads, type parameters and defaults, at its first line', async () => {
    const find = await readCore(`
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

  test('a class: what callers and subclasses can use, statics first', async () => {
    const find = await readCore(`
      export abstract class Folder<T = string> {
        readonly T!: T;
        #secret = 1; private hidden = 2;
        /** @internal */ internal(): void {}
        static open(): Folder { throw this; }
        protected inside?: T;
        abstract rename(): void;
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
      rename: { kind: 'method', abstract: true, signatures: ['(): void'] },
      size: { kind: 'accessor', readonly: true, signatures: ['number'] },
    });
  });

  test('an interface: calls, indexes and optional members, and what it extends', async () => {
    const find = await readCore(`
      export interface Entry { name?: string; toString(): string }
      export interface Factory extends Entry { (path: string): Entry; new (path: string): Entry; readonly [key: string]: unknown }`);
    expect(membersOf(find('Entry'))).toEqual({
      name: { kind: 'property', optional: true, signatures: ['string'] },
      toString: { kind: 'method', signatures: ['(): string'] },
    });
    const refs = { Entry: '@disk/core:Entry' };
    expect(find('Factory')).toMatchObject({ extends: ['Entry'], refs });
    expect(membersOf(find('Factory'))).toEqual({
      '()': { kind: 'call', signatures: ['(path: string): Entry'], refs },
      'new ()': { kind: 'new', signatures: ['(path: string): Entry'], refs },
      '[index]': { kind: 'index', readonly: true, signatures: ['readonly [key: string]: unknown'] },
    });
  });

  test('an enum: the values of its members', async () => {
    const find = await readCore(`export enum Mode { Read, Write = 4, Name = 'x' }`);
    expect(find('Mode')?.members?.map(({ name, signatures }) => [name, signatures])).toEqual([
      ['Name', ['"x"']],
      ['Read', ['0']],
      ['Write', ['4']],
    ]);
  });

  test('a namespace: its parts, behind its name, also beside a class of that name', async () => {
    const find = await readCore(
      `export class Folder {} export namespace Folder { export interface Options { deep: boolean } }
       export * as tools from './tools.js';`,
      { 'core/src/tools.ts': 'export const LIMIT = 10; export * as tools from "./tools.js";' },
    );
    expect(find('Folder')?.kind).toBe('class');
    expect(membersOf(find('Folder.Options'))).toEqual({ deep: { kind: 'property', signatures: ['boolean'] } });
    expect(find('tools')?.kind).toBe('namespace');
    expect(find('tools.LIMIT')?.signatures).toEqual(['10']);
  });

  test('a type in a namespace beside a static member of its name', async () => {
    const find = await readCore(`
      class Busy extends Error {}
      export class Disk { static Busy = Busy; }
      export namespace Disk { export type Busy = _Busy; }
      type _Busy = Busy;`);
    expect(membersOf(find('Disk'))).toMatchObject({ Busy: { kind: 'property', static: true } });
    expect(find('Disk.Busy')).toMatchObject({ kind: 'type', extends: ['Error'], line: 4 });
  });

  test('a constant: its type, or the members of its object, beside a type of its name', async () => {
    const { find, list } = await readNames(`
      export const Mode = { Read: 1, Write: 2 } as const;
      export type Mode = (typeof Mode)[keyof typeof Mode];
      export const mode: Mode = 1;
      export const { length: count } = 'abc';
      const inner = 1; export { inner as both }; export type both = 2;`);
    expect(membersOf(find('Mode'))).toEqual({
      Read: { kind: 'property', readonly: true, signatures: ['1'] },
      Write: { kind: 'property', readonly: true, signatures: ['2'] },
    });
    expect(find('mode')).toMatchObject({ kind: 'const', signatures: ['Mode'], refs: { Mode: '@disk/core:Mode' } });
    expect(find('count')?.signatures).toEqual(['number']);
    expect(list('both').map(({ kind, signatures }) => [kind, signatures])).toEqual([
      ['const', ['1']],
      ['type', ['2']],
    ]);
  });

  test('a type: as it is written, or computed from a value', async () => {
    const find = await readCore(`
      const fields = { a: 1, b: 'x' };
      type Optional<T> = { [K in keyof T]?: T[K] };
      export type Name<T> = T | 'x'; export type Key = keyof typeof fields;
      export type Fields = typeof fields; export type Some = Optional<typeof fields>;`);
    expect(find('Name')).toMatchObject({ typeParameters: ['T'], signatures: ['T | "x"'] });
    expect(find('Key')?.signatures).toEqual(['"a" | "b"']);
    expect(membersOf(find('Fields'))).toMatchObject({ a: { signatures: ['number'] }, b: { signatures: ['string'] } });
    expect(membersOf(find('Some'))).toMatchObject({ a: { optional: true, signatures: ['number'] } });
  });

  test('a default export: the name that types use', async () => {
    const find = await readCore('export default class Store {} export const store = new Store();');
    expect(find('default')).toMatchObject({ kind: 'class', typeName: 'Store' });
    expect(find('store')).toMatchObject({ signatures: ['Store'], refs: { Store: '@disk/core:default' } });
  });
});

describe('aliases', () => {
  test('name the export that they stand for, here or in another package', async () => {
    const { api } = await readFiles({
      'core/src/index.ts': 'export class Folder {} export { Folder as Dir };',
      'web/src/index.ts': `export * from '@disk/core'; export { Folder as Home } from '@disk/core';`,
    });
    const aliases = api.packages.map(({ exports }) => exports.map(({ name, alias }) => [name, alias]));
    expect(aliases).toEqual([
      [
        ['Dir', '@disk/core:Folder'],
        ['Folder', undefined],
      ],
      [
        ['Dir', '@disk/core:Folder'],
        ['Folder', '@disk/core:Folder'],
        ['Home', '@disk/core:Folder'],
      ],
    ]);
  });

  test('are written in types by the name of the export', async () => {
    const find = await readCore(
      `import { Folder as Inner } from './folder.js'; import * as all from './folder.js';
       export { Folder } from './folder.js';
       export type Pair = Map<Inner, all.Folder>;`,
      { 'core/src/folder.ts': 'export class Folder {}' },
    );
    expect(find('Pair')).toMatchObject({ signatures: ['Map<Folder, Folder>'], refs: { Folder: '@disk/core:Folder' } });
  });

  test('of what nothing exports have its members, and stand for it in types', async () => {
    const find = await readCore(`
      class Hidden<T> { static make(): void {} open(): T { throw this; } }
      export type Folder<T> = Hidden<T>; export const Folder = Hidden;
      export function find(): Hidden<string> { throw 1; }`);
    const refs = { Folder: '@disk/core:Folder' };
    expect(find('find')).toMatchObject({ signatures: ['(): Folder<string>'], refs });
    expect(membersOf(find('Folder'))).toEqual({ make: { kind: 'method', static: true, signatures: ['(): void'] } });
  });
});

test('members of a base that nothing exports are those of the class, with the types that they have there', async () => {
  const find = await readCore(`
    interface Closeable { close(): void }
    export class Base { start(): void {} }
    class Hidden<T> extends Base { value!: T; own(): void {} }
    export class Folder extends Hidden<string> implements Closeable { override own(): void {} close(): void {} }`);
  expect(find('Folder')).toMatchObject({ extends: ['Base'], refs: { Base: '@disk/core:Base' } });
  expect(find('Folder')?.implements).toBeUndefined();
  expect(membersOf(find('Folder'))).toEqual({
    close: { kind: 'method', signatures: ['(): void'] },
    own: { kind: 'method', signatures: ['(): void'] },
    value: { kind: 'property', signatures: ['string'] },
  });
});

test('a type that an author wrote with names that nothing exports is computed', async () => {
  const find = await readCore(`
    interface Hidden { mode: 'r' | 'w' }
    export interface Options { mode: Hidden['mode'] | 'x' }
    export function open(mode: Hidden['mode']): void {}`);
  expect(membersOf(find('Options'))).toEqual({ mode: { kind: 'property', signatures: ['"r" | "w" | "x"'] } });
  expect(find('open')?.signatures).toEqual(['(mode: "r" | "w"): void']);
});

describe('a deprecation', () => {
  const OVERLOADS =
    '/** @deprecated */ export function old(): void; export function old(a: 1): void; export function old() {}';
  const find = (source: string) => readCore(source).then((core) => core('old')?.deprecated);

  test.each([
    ['a link', '/** @deprecated Use {@link open} instead. */ export function old() {}', '@disk/core:open'],
    ['a word', '/** @deprecated use open */ export function old() {}', '@disk/core:open'],
    ['a quoted member', '/** @deprecated Use `Folder.open()` */ export const old = 1;', '@disk/core:Folder.open'],
    ['an alias', 'export { /** @deprecated use {@link open} */ open as old };', '@disk/core:open'],
    ['a quoted name from elsewhere', '/** @deprecated Use `fs.open`. */ export type old = 1;', 'fs.open'],
    ['nothing', '/** @deprecated Use it with care. See {@link open}. */ export function old() {}', true],
    ['nothing, of one overload', OVERLOADS, undefined],
  ])('names %s', async (_what, source, expected) => {
    const rest = 'export function open() {} export class Folder { open() {} }';
    expect(await find(`${source}\n${rest}`)).toBe(expected);
  });

  test('of a member names a member beside it', async () => {
    const core = await readCore('export interface Device {\n/** @deprecated Use {@link state} */\non: 1; state: 2 }');
    expect(membersOf(core('Device'))).toMatchObject({ on: { deprecated: '@disk/core:Device.state' } });
  });
});

test('equal sources give equal bytes in any folder, and the file can be read', async () => {
  const files = { 'core/src/index.ts': 'export const a = (b: Uint8Array) => ({ b }); export class C { c = a }' };
  const [first, second] = [await readFiles(files), await readFiles(files)];
  const text = formatApiFile(first.api);
  expect(formatApiFile(second.api)).toBe(text);
  expect(parseApiFile(text)).toEqual(first.api);
});

test('an export and a member have a line each', async () => {
  const { api } = await readFiles({ 'core/src/index.ts': 'export class Folder { open(): void {} close(): void {} }' });
  expect(
    formatApiFile(api)
      .split('\n')
      .map((line) => /"name":"(\w+)"/.exec(line)?.[1]),
  ).toEqual(expect.arrayContaining(['Folder', 'close', 'open']));
});

test('packages from outside that are not installed are named', async () => {
  const { missing } = await readFiles({ 'core/src/index.ts': `export { a } from 'package-that-nobody-has';` });
  expect(missing).toEqual(['package-that-nobody-has']);
});

describe('the user hears of', () => {
  test('a ref that is not there, and a folder that is not there', async () => {
    const repo = await makeRepo();
    await repo.commit({ 'packages/core/package.json': packageJson('@disk/core') });
    await expect(read(repo.dir, 'v9.9.9')).rejects.toThrow('has no ref "v9.9.9"');
    await expect(read(path.join(repo.dir, 'nowhere'))).rejects.toMatchObject({ name: 'UserError' });
  });

  test('a ref without packages, or without packages of the library', async () => {
    const repo = await makeRepo();
    await repo.commit({ 'README.md': 'x' });
    await expect(read(repo.dir)).rejects.toThrow('no package @disk/* with a source at packages/*/src/index.ts');
    await repo.commit({ 'packages/a/package.json': packageJson('other'), 'packages/a/src/index.ts': '' });
    await expect(read(repo.dir)).rejects.toThrow('no package @disk/* with a source at packages/*/src/index.ts');
  });

  test('a folder that is too large for sources', async () => {
    await expect(readFiles({ 'core/src/index.ts': ' '.repeat(20_000) })).rejects.toThrow(
      'packages/ of the library has more',
    );
  });

  test('a source that is not there', async () => {
    await expect(readFiles({ 'core/src/index.ts': `export * from './gone.js';` })).rejects.toThrow(
      'packages/core/src/index.ts imports "./gone.js", which does not exist.',
    );
  });
});
