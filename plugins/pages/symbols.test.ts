import { expect, test } from 'vitest';
import type { ApiExport, ApiStatuses } from '../../common/apiFile.ts';
import { createFindSummary } from '../../common/library.ts';
import { makeApi, makeExport, makeMethod } from '../../scripts/testing/makeApi.ts';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { readContent } from './content.ts';
import { createTable, listSymbols } from './symbols.ts';

interface Inputs {
  statuses?: ApiStatuses;
  pages?: Record<string, string>;
}

function listAll(exports: ApiExport[], { statuses = {}, pages = {} }: Inputs = {}) {
  const dir = makeTempDir();
  writeFiles(dir, pages);
  const findSummary = createFindSummary({ p: { Boat: 'What floats.' } });
  return listSymbols(makeApi(...exports), { statuses, pages: readContent(dir).pages, findSummary });
}

const signature = (code: string) => `\n\n## Signature\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

test('a class has its summary, its pages and members, the constructor first, each with its history', () => {
  const members = [
    makeMethod('sail', '(to: Dock): void', { refs: { Dock: 'q:Dock' } }),
    makeMethod('constructor', '(name: string): Boat', { kind: 'constructor' }),
  ];
  const boat = makeExport('Boat', { extends: ['Thing<Dock>'], abstract: true, members });
  const pages = { 'boats.md': `# Boats${signature('class Boat {}')}` };
  const [symbol] = listAll([boat], { pages, statuses: { 'p:Boat.sail': { since: '2.0.0' } } });
  const place = { title: 'Boats', href: '/boats/#signature' };
  expect(symbol).toMatchObject({
    ...{ id: 'p:Boat', packageName: 'p', name: 'Boat', label: 'Boat', kind: 'class', file: 'a.ts', line: 1 },
    ...{ place, explained: [place], href: place.href, anchor: 'Boat', note: '', summary: 'What floats.' },
    code: 'abstract class Boat extends Thing<Dock>',
    members: [
      {
        name: 'Boat.constructor',
        code: 'new Boat(name: string): Boat',
        note: '',
        href: '/api/reference/p/#Boat.constructor',
      },
      { name: 'Boat.sail', code: 'sail(to: Dock): void', note: 'since 2.0.0', refs: { Dock: 'q:Dock' } },
    ],
  });
});

test('a member that came with its type does not say so again', () => {
  const statuses: ApiStatuses = {
    'p:Boat': { since: '2.0.0' },
    'p:Boat.row': { since: '2.0.0' },
    'p:Boat.sail': { since: '3.0.0' },
  };
  const [boat] = listAll([makeExport('Boat', { members: [makeMethod('row'), makeMethod('sail')] })], { statuses });
  expect(boat?.members.map(({ note }) => note)).toEqual(['', 'since 3.0.0']);
});

test('a constant and a type of one name have anchors of their own', () => {
  const symbols = listAll([
    makeExport('Size', { kind: 'const', signatures: ['1'] }),
    makeExport('Size', { kind: 'type', signatures: ['1'] }),
  ]);
  expect(symbols.map(({ anchor, code }) => [anchor, code])).toEqual([
    ['Size', 'type Size = 1'],
    ['Size-2', 'const Size: 1'],
  ]);
});

test('anchors have no spaces', () => {
  const [boat] = listAll([makeExport('Boat', { members: [makeMethod('new ()', '(): Boat', { kind: 'new' })] })]);
  expect(boat?.members[0]).toMatchObject({ anchor: 'Boat.new()', href: '/api/reference/p/#Boat.new()' });
});

test('another name for a symbol says so, and has the line of the symbol, as a new name has that of the old', () => {
  const statuses = { 'p:Ship': { renamed: { version: '2.0.0', from: 'p:Boat' } } };
  const symbols = listAll([makeExport('Ferry', { alias: 'p:Boat' }), makeExport('Ship')], { statuses });
  expect(symbols.map(({ code, summary, file }) => [code, summary, file])).toEqual([
    ['class Ferry = Boat', 'What floats.', undefined],
    ['class Ship', 'What floats.', 'a.ts'],
  ]);
  expect(symbols[0]?.refs).toEqual({ Boat: 'p:Boat' });
});

test.each([
  [
    makeExport('row', { kind: 'function', signatures: ['(): void', '(a: 1): 2'] }),
    'function row(): void\nfunction row(a: 1): 2',
  ],
  [makeExport('Box', { kind: 'interface', typeParameters: ['T = 1'] }), 'interface Box<T = 1>'],
  [makeExport('Box', { kind: 'enum' }), 'enum Box'],
])('a declaration is written as its kind is', (symbol, code) => {
  expect(listAll([symbol])[0]?.code).toBe(code);
});

test.each([
  [makeMethod('size', 'number', { kind: 'property', readonly: true, optional: true }), 'readonly size?: number'],
  [makeMethod('size', 'number', { kind: 'accessor', static: true }), 'static size: number'],
  [makeMethod('One', '1', { kind: 'value' }), 'One = 1'],
  [makeMethod('[index]', '[key: string]: 1', { kind: 'index' }), '[key: string]: 1'],
  [makeMethod('new ()', '(name: string): A', { kind: 'new' }), 'new (name: string): A'],
  [makeMethod('()', '(name: string): A', { kind: 'call' }), '(name: string): A'],
])('a member is written as its kind is', (member, code) => {
  expect(listAll([makeExport('A', { members: [member] })])[0]?.members[0]?.code).toBe(code);
});

const HARBOR = [
  makeExport('Boat', { members: [makeMethod('sail')] }),
  makeExport('Dock', { members: [makeMethod('a')] }),
  makeExport('Ferry', { extends: ['Boat'], refs: { Boat: 'p:Boat' } }),
];

test.each([
  [
    'a heading with a name of the API, and the class of a method',
    { 'a.md': '# `Boat.sail()`\n', 'b.md': '# Harbor\n\n## Dock\n\n## Boats\n' },
    { Boat: ['/a/'], Dock: ['/b/#dock'] },
  ],
  ['no heading with other words', { 'a.md': '# boat\n\n## Boat and Dock\n' }, {}],
  [
    'a page before its signature, and a page about one name before one about several',
    {
      'all.md': `# All${signature('interface Dock { a: 1; }')}`,
      'boat.md': `# Boat${signature('function Boat(): void;')}`,
      'dock.md': '# Dock\n',
    },
    { Boat: ['/boat/'], Dock: ['/dock/', '/all/#signature'] },
  ],
  [
    'what a type has from another one',
    { 'ferry.md': `# Ferry${signature('class Ferry {\n  sail(): void;\n}')}` },
    { Ferry: ['/ferry/'], Boat: ['/ferry/#signature'] },
  ],
])('pages explain %s', (_what, pages, explained) => {
  const found = listAll(HARBOR, { pages }).map((one) => [one.name, one.explained.map(({ href }) => href)] as const);
  expect(Object.fromEntries(found.filter(([, hrefs]) => hrefs.length > 0))).toEqual(explained);
});

test('a symbol leads to the first page about its name, not about a part of it, and else to the reference', () => {
  const pages = { 'sail.md': '# Boat.sail\n', 'dock.md': '# Dock\n', 'docks.md': '# Dock\n' };
  const hrefs = listAll(HARBOR, { pages }).map((one) => [one.href, ...one.members.map(({ href }) => href)]);
  expect(hrefs).toEqual([
    ['/api/reference/p/#Boat', '/sail/'],
    ['/dock/', '/api/reference/p/#Dock.a'],
    ['/api/reference/p/#Ferry'],
  ]);
});

test('a default export has the name that types call it', () => {
  const table = createTable(listAll([makeExport('default', { typeName: 'Dock', members: [makeMethod('open')] })]));
  expect([...table].map(([id, { label }]) => [id, label])).toEqual([
    ['p:default', 'Dock'],
    ['p:default.open', 'Dock.open'],
  ]);
});
