import { expect, test } from 'vitest';
import { listDocumentedNames } from './listDeclaredNames.ts';

const signature = (anchor: string, code: string) => ({ isSignature: true, anchor, code });

test('a method stands for itself, an interface and a function for the whole', () => {
  const code = 'class Folder { list(): void; }\ninterface Entry { name: string; }\nfunction open(): void;';
  expect(listDocumentedNames([signature('signature', code)])).toEqual([
    { anchor: 'signature', names: ['Folder.list', 'Entry', 'Entry.name', 'open'] },
  ]);
});

test('each section has its own anchor', () => {
  const blocks = [signature('signature', 'function a(): void;'), signature('signature-1', 'function b(): void;')];
  expect(listDocumentedNames(blocks)).toEqual([
    { anchor: 'signature', names: ['a'] },
    { anchor: 'signature-1', names: ['b'] },
  ]);
});

test('other blocks document nothing', () => {
  expect(listDocumentedNames([{ isSignature: false, anchor: 'use', code: 'function a(): void;' }])).toEqual([]);
});
