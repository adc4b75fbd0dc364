import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { readApiSurface } from './readApiSurface.ts';

function read(files: Record<string, string>) {
  const dir = makeTempDir();
  writeFiles(dir, files);
  return readApiSurface(path.join(dir, 'index.d.ts'));
}

const namesOf = (files: Record<string, string>) => Object.keys(read(files)).sort();

test('a class has its public members, each with types and without the names of parameters', () => {
  const surface = read({
    'index.d.ts': `export declare class Folder<T> {
      #private;
      private secret;
      protected inside(): void;
      constructor(path: string, depth?: number);
      static open(path: string): Folder<string>;
      /** Reads. */
      read<U extends T>(first: U, ...rest: readonly string[]): Promise<U>;
      get size(): number;
      get name(): string;
      set name(value: string);
    }
    declare class Hidden {}`,
  });
  expect(surface).toEqual({
    Folder: { parameters: '<T>', result: '' },
    'Folder.constructor': { parameters: '(string, number?)', result: '' },
    'Folder.open': { parameters: 'static (string)', result: 'Folder<string>' },
    'Folder.read': { parameters: '<U extends T>(U, ...readonly string[])', result: 'Promise<U>' },
    'Folder.size': { parameters: 'readonly', result: 'number' },
    'Folder.name': { parameters: '', result: 'string' },
  });
});

test('functions, interfaces, types, enums and constants are read; overloads become one entry', () => {
  expect(
    read({
      'index.d.ts': `export declare function open(path: string): void;
      export declare function open(path: string, mode: number): number;
      export interface Entry { readonly name: string; size?: number; rename(to: string): void }
      export type Mode = 'r' | 'w';
      export declare enum Kind { File = 0 }
      export declare const LIMIT: 10;`,
    }),
  ).toEqual({
    open: { parameters: '(string) | (string, number)', result: 'void | number' },
    Entry: { parameters: '', result: '' },
    'Entry.name': { parameters: 'readonly', result: 'string' },
    'Entry.size': { parameters: '?', result: 'number' },
    'Entry.rename': { parameters: '(string)', result: 'void' },
    Mode: { parameters: '', result: "'r' | 'w'", isOpen: true },
    Kind: { parameters: '', result: '' },
    'Kind.File': { parameters: '', result: '0' },
    LIMIT: { parameters: '', result: '10', isOpen: true },
  });
});

test('re-exports are followed, by name, with a star and as a namespace, but not into other packages', () => {
  expect(
    namesOf({
      'index.d.ts': `export * from './all.js';
        export { a as b } from './named.js';
        export * as Space from './folder/index.js';
        export * from 'another-package';
        import { c } from './named.js';
        export { c };`,
      'all.d.ts': 'export declare const all: 1; export * from "./index.js";',
      'named.d.ts': 'export declare const a: 1; export declare const c: 1;',
      'folder/index.d.ts': 'export declare const inner: 1;',
    }),
  ).toEqual(['Space.inner', 'all', 'b', 'c']);
});

test('a namespace joins the class of its name', () => {
  expect(
    namesOf({
      'index.d.ts': `export declare class Client { close(): void }
      export declare namespace Client { interface Options { retries: number } }`,
    }),
  ).toEqual(['Client', 'Client.Options', 'Client.Options.retries', 'Client.close']);
});

test('inherited members belong to a class, also from another file and where the base is not exported', () => {
  expect(
    read({
      'index.d.ts': `import { Base } from './base.js';
      export declare class Child extends Base { own(): void; shared(): string }`,
      'base.d.ts': 'export declare class Base { shared(): void; inherited(): void }',
    }),
  ).toMatchObject({ 'Child.own': {}, 'Child.inherited': {}, 'Child.shared': { result: 'string' } });
});

test('a base that is not read leaves its type open', () => {
  const surface = read({
    'index.d.ts': `import { Far } from 'another-package';
    declare class Base extends Far {}
    export declare class Child extends Base {}
    export declare class Whole {}
    export interface Part extends Omit<Whole, 'a'> {}
    type Written = { a: string };
    export interface Third extends Written {}`,
  });
  expect(Object.keys(surface).filter((name) => surface[name]?.isOpen)).toEqual(['Child', 'Part', 'Third']);
});

test('a deprecation keeps what it says', () => {
  expect(
    read({
      'index.d.ts': `/** @deprecated Use {@link b} instead */
      export declare const a: 1;
      export declare class C {
        /** @deprecated */
        old(): void;
      }`,
    }),
  ).toMatchObject({ a: { deprecation: 'Use {@link b} instead' }, 'C.old': { deprecation: '' } });
});

test('types read the same however the compiler wrote them', () => {
  expect(
    read({
      'index.d.ts': `export declare function a(): Uint8Array<ArrayBuffer>;
      export declare function b(): Promise<import("./c.js").C>;`,
    }),
  ).toEqual({
    a: { parameters: '()', result: 'Uint8Array' },
    b: { parameters: '()', result: 'Promise<C>', isInferred: true },
  });
});
