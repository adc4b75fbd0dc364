import { expect, test } from 'vitest';
import type { ApiExport, ApiMember } from '../../common/apiFile.ts';
import { createFindSummary } from '../../common/library.ts';
import type { ReferenceSymbol } from '../../common/reference.ts';
import { listLinkedSymbols, listReference, type SymbolInputs } from './readReference.ts';

const INPUTS: SymbolInputs = {
  statuses: { 'p:Boat.sail': { since: '2.0.0' } },
  explanations: new Map([['Boat', [{ title: 'Boats', href: '/boats/#signature' }]]]),
  findSummary: createFindSummary({ p: { Boat: 'What floats.' } }),
};
const make = (one: Partial<ApiExport> & { name: string }): ApiExport => ({
  kind: 'class',
  file: 'a.ts',
  line: 1,
  ...one,
});
const method = (name: string, text: string, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  kind: 'method',
  signatures: [text],
  line: 2,
  ...more,
});
const listOf = (...exports: ApiExport[]) => listReference({ name: 'p', version: '1.0.0', exports }, INPUTS);

test('a class has its summary, explaining pages and members, the constructor first, each with its history', () => {
  const members = [
    method('sail', '(to: Dock): void', { refs: { Dock: 'q:Dock' } }),
    method('constructor', '(name: string): Boat', { kind: 'constructor' }),
  ];
  const { groups, ids } = listOf(make({ name: 'Boat', extends: ['Thing<Dock>'], abstract: true, members }));
  expect(groups.get('class')).toEqual([
    {
      ...{
        name: 'Boat',
        code: 'abstract class Boat extends Thing<Dock>',
        summary: 'What floats.',
        file: 'a.ts',
        line: 1,
      },
      explained: [{ title: 'Boats', href: '/boats/#signature' }],
      members: [
        { name: 'constructor', code: 'new Boat(name: string): Boat', line: 2 },
        { name: 'sail', code: 'sail(to: Dock): void', note: 'since 2.0.0', line: 2 },
      ],
    },
  ]);
  expect(ids).toEqual({ Dock: 'q:Dock' });
});

test('a member that came with its type does not say so again', () => {
  const statuses = Object.fromEntries(
    ['Boat', 'Boat.row', 'Boat.sail'].map((name) => [`p:${name}`, { since: '2.0.0' }]),
  );
  statuses['p:Boat.sail'] = { since: '3.0.0' };
  const members = [method('row', '(): void'), method('sail', '(): void')];
  const { groups } = listReference(
    { name: 'p', version: '1.0.0', exports: [make({ name: 'Boat', members })] },
    { ...INPUTS, statuses },
  );
  expect(groups.get('class')?.[0]?.members?.map(({ note }) => note)).toEqual([undefined, 'since 3.0.0']);
});

test('a name that means something else in one symbol has its id there', () => {
  const { groups, ids } = listOf(
    make({ name: 'a', kind: 'const', signatures: ['Dock'], refs: { Dock: 'p:Dock' } }),
    make({ name: 'b', kind: 'const', signatures: ['Dock'], refs: { Dock: 'q:Dock' } }),
  );
  expect(ids).toEqual({ Dock: 'p:Dock' });
  expect(groups.get('const')?.map((one) => one.ids)).toEqual([undefined, { Dock: 'q:Dock' }]);
});

test('a constant and a type of one name have anchors of their own', () => {
  const shared = { name: 'Size', signatures: ['1'] };
  const { groups } = listOf(make({ ...shared, kind: 'const' }), make({ ...shared, kind: 'type' }));
  expect([...groups.values()].flat().map(({ anchor, code }) => [anchor, code])).toEqual([
    [undefined, 'type Size = 1'],
    ['Size-2', 'const Size: 1'],
  ]);
});

test('another name for a symbol says so, and has the line of the symbol, as a new name has that of the old', () => {
  const statuses = { 'p:Ship': { renamed: { version: '2.0.0', from: 'p:Boat' } } };
  const exports = [make({ name: 'Ferry', alias: 'p:Boat' }), make({ name: 'Ship' })];
  const { groups, ids } = listReference({ name: 'p', version: '1.0.0', exports }, { ...INPUTS, statuses });
  const symbols = groups.get('class') ?? [];
  expect(symbols.map(({ code, summary }) => [code, summary])).toEqual([
    ['class Ferry = Boat', 'What floats.'],
    ['class Ship', 'What floats.'],
  ]);
  expect(ids).toEqual({ Boat: 'p:Boat' });
});

test.each([
  [
    make({ name: 'row', kind: 'function', signatures: ['(): void', '(a: 1): 2'] }),
    'function row(): void\nfunction row(a: 1): 2',
  ],
  [make({ name: 'Box', kind: 'interface', typeParameters: ['T = 1'] }), 'interface Box<T = 1>'],
  [make({ name: 'Box', kind: 'enum' }), 'enum Box'],
])('a declaration is written as its kind is', (symbol, code) => {
  expect([...listOf(symbol).groups.values()].flat()[0]?.code).toBe(code);
});

test.each([
  [method('size', 'number', { kind: 'property', readonly: true, optional: true }), 'readonly size?: number'],
  [method('size', 'number', { kind: 'accessor', static: true }), 'static size: number'],
  [method('One', '1', { kind: 'value' }), 'One = 1'],
  [method('[index]', '[key: string]: 1', { kind: 'index' }), '[key: string]: 1'],
  [method('new ()', '(name: string): A', { kind: 'new' }), 'new (name: string): A'],
  [method('()', '(name: string): A', { kind: 'call' }), '(name: string): A'],
])('a member is written as its kind is', (member, code) => {
  expect(listOf(make({ name: 'A', members: [member] })).groups.get('class')?.[0]?.members?.[0]?.code).toBe(code);
});

const boat: ReferenceSymbol = {
  name: 'Boat',
  code: 'class Boat',
  summary: 'A small ship.',
  line: 1,
  members: [
    { name: 'sail', code: 'sail(): void', line: 2 },
    { name: 'new ()', code: 'new (): Boat', line: 3 },
  ],
};
const pages = [{ packageName: '@harbor/boats', groups: new Map([['class' as const, [boat]]]) }];

test('a symbol leads to the page that explains it, and else to the reference', () => {
  const symbols = listLinkedSymbols(pages, new Map([['Boat.sail', { title: 'Sail', href: '/sail/' }]]), {
    '@harbor/boats:Boat.sail': { since: '2.0.0' },
  });
  expect(Object.fromEntries(symbols)).toEqual({
    '@harbor/boats:Boat': {
      name: 'Boat',
      href: '/api/reference/boats/#Boat',
      code: 'class Boat',
      summary: 'A small ship.',
    },
    '@harbor/boats:Boat.sail': {
      name: 'Boat.sail',
      href: '/sail/',
      code: 'sail(): void',
      note: 'since 2.0.0',
      page: 'Sail',
    },
    '@harbor/boats:Boat.new ()': {
      name: 'Boat.new ()',
      href: '/api/reference/boats/#Boat.new()',
      code: 'new (): Boat',
    },
  });
});

test('a default export has the name that types call it', () => {
  const dock: ReferenceSymbol = { name: 'default', typeName: 'Dock', code: 'class default', line: 1 };
  const found = listLinkedSymbols([{ packageName: 'docks', groups: new Map([['class', [dock]]]) }], new Map(), {});
  expect(found.get('docks:default')).toMatchObject({ name: 'Dock', href: '/api/reference/docks/#default' });
});
