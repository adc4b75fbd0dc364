import { expect, test } from 'vitest';
import { listDocumentedNames } from './listDocumentedNames.ts';

const fence = (code: string) => `\`\`\`ts\n${code}\n\`\`\``;
const section = (anchor: string, heading: string) => ({ anchor, heading });

test('a method stands for itself, an interface and a function for the whole', () => {
  const text = `## Signature\n\n${fence('class Folder { list(): void; }\ninterface Entry { name: string; }\nfunction open(): void;')}`;
  expect(listDocumentedNames(text, [section('', ''), section('signature', 'Signature')])).toEqual([
    { anchor: 'signature', names: ['Folder.list', 'Entry', 'Entry.name', 'open'] },
  ]);
});

test('each section has its own anchor', () => {
  const text = `## Signature\n\n${fence('function a(): void;')}\n\n## Use\n\n## Signature\n\n${fence('function b(): void;')}`;
  const sections = [section('signature', 'Signature'), section('use', 'Use'), section('signature-1', 'Signature')];
  expect(listDocumentedNames(text, sections)).toEqual([
    { anchor: 'signature', names: ['a'] },
    { anchor: 'signature-1', names: ['b'] },
  ]);
});

test('a heading that is no section leads to the page alone', () => {
  expect(listDocumentedNames(`#### Signature\n\n${fence('function a(): void;')}`, [])).toEqual([
    { anchor: '', names: ['a'] },
  ]);
});

test('a page without signatures documents nothing', () => {
  expect(listDocumentedNames(`# Use\n\n${fence('function a(): void;')}`, [])).toEqual([]);
});
