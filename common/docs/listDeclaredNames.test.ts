import { expect, test } from 'vitest';
import { listDeclaredNames, listDocumentedNames } from './listDeclaredNames.ts';

test('a block gives its classes and interfaces with their members, and its other declarations', () => {
  const code = `import type { A } from "a";

/** Opens: a; class. */
declare class Folder<T extends { a: string; b: () => void }> {
    constructor(path: string);
    static readonly VERSION = 41;
    static open<U>(
        path: string,
        options?: { depth: number; mode: "r;}" },
    ): Promise<{ a: string; b: number }>;
    read(path: string): void; // reads; all
    read(path: string, mode: number): void;
    get size(): number;
}

export interface Entry {
    readonly name: string;
    size?: number;
    rename(to: string): void;
}

declare function open(path: string): void;
type Mode = "r" | "w";
open("/a");
`;
  expect(listDeclaredNames(code)).toEqual([
    { kind: 'class', name: 'Folder', members: ['constructor', 'VERSION', 'open', 'read', 'size'] },
    { kind: 'interface', name: 'Entry', members: ['name', 'size', 'rename'] },
    { kind: 'other', name: 'open', members: [] },
    { kind: 'other', name: 'Mode', members: [] },
  ]);
});

test('code that declares nothing has no names', () => {
  expect(listDeclaredNames('const { a } = open();\nclass.x();\n')).toEqual([]);
});

test('signatures document functions, methods, and interfaces with their members, each at the anchor of its section', () => {
  const code = 'class Folder { list(): void; }\ninterface Entry { name: string; }\nfunction open(): void;';
  expect(
    listDocumentedNames([
      { isSignature: true, anchor: 'signature', code },
      { isSignature: true, anchor: 'signature-1', code: 'function b(): void;' },
      { isSignature: false, anchor: 'use', code: 'function a(): void;' },
    ]),
  ).toEqual([
    { anchor: 'signature', names: ['Folder.list', 'Entry', 'Entry.name', 'open'] },
    { anchor: 'signature-1', names: ['b'] },
  ]);
});
