import { describe, expect, test } from 'vitest';
import type { ApiExport } from '../../../common/apiFile.ts';
import { compareApis } from '../../../common/apiHistory.ts';
import { createApiHistory } from './createApiHistory.ts';
import { followSymbols } from './followSymbols.ts';
import { listBreaks } from './listBreaks.ts';

const call = (name: string, text: string, more: Partial<ApiExport> = {}): ApiExport => ({
  ...{ name, kind: 'function', signatures: [text], file: 'a.ts', line: 1 },
  ...more,
});
const versions = (
  [
    [call('back', '(): 1'), call('gone', '(): 1'), call('old', '(): 1'), call('Ferry', '(): 1')],
    [call('back', '(): 2'), call('old', '(): 1', { deprecated: true }), call('Ship', '(): 1'), call('added', '(): 1')],
    [
      call('back', '(): 1'),
      call('old', '(): 1', { deprecated: true }),
      call('Ship', '(a: 1): 1'),
      call('added', '(): 1'),
    ],
  ] satisfies ApiExport[][]
).map((exports, index) => ({
  version: `${index + 1}`,
  api: {
    schema: 1 as const,
    ref: 'main',
    commit: '0'.repeat(40),
    packages: [{ name: 'p', version: '1.0.0', exports }],
  },
}));
const renames = { 2: { 'p:Ship': 'p:Ferry' } };
const history = createApiHistory(followSymbols(versions, renames));
const listOf = (from: string, to: string) =>
  compareApis(history, from, to).flatMap(({ changes }) =>
    changes.map(({ kind, name, before, after }) =>
      [kind, name, ...(kind === 'changed' ? [before, '>', after] : [])].join(' '),
    ),
  );

test('any two versions are compared as they are, whatever happened between', () => {
  expect(listOf('1', '3')).toEqual([
    'removed Ferry',
    'changed Ship function Ferry(): 1 > function Ship(a: 1): 1',
    'added added',
    'removed gone',
    'deprecated old',
  ]);
  expect(listOf('1', '2')).toEqual([
    'removed Ferry',
    'added added',
    'changed back function back(): 1 > function back(): 2',
    'removed gone',
    'deprecated old',
  ]);
  expect(listOf('3', '2')).toEqual([
    'changed Ship function Ship(a: 1): 1 > function Ship(): 1',
    'changed back function back(): 1 > function back(): 2',
  ]);
});

test('a member that a type lost when it got another name is gone, and has no other name', () => {
  const member = { name: 'row', kind: 'method' as const, line: 1 };
  const boat = { name: 'Boat', kind: 'class' as const, file: 'a.ts', line: 1 };
  const files = [
    { ...boat, members: [member] },
    { ...boat, name: 'Ship' },
  ].map((one, index) => ({
    version: `${index + 1}`,
    api: { schema: 1 as const, ref: 'main', commit: '', packages: [{ name: 'p', version: '1.0.0', exports: [one] }] },
  }));
  const lost = createApiHistory(followSymbols(files, { 2: { 'p:Ship': 'p:Boat' } }));
  expect(compareApis(lost, '1', '2')).toEqual([
    {
      name: 'p',
      changes: [
        { kind: 'removed', name: 'Boat', renamedTo: 'Ship' },
        { kind: 'removed', name: 'Boat.row' },
      ],
    },
  ]);
});

test('a member that a base type declares is marked, because its own type does not list it', () => {
  const ship = { name: 'Ship', kind: 'class' as const, file: 'a.ts', line: 1 };
  const sail = { name: 'sail', kind: 'method' as const, line: 1 };
  const boat = { ...ship, name: 'Boat', members: [sail] };
  const heir = { ...ship, extends: ['Boat'], refs: { Boat: 'p:Boat' } };
  const files = [[boat, { ...ship, members: [sail] }], [boat, heir], [boat]].map((exports, index) => ({
    version: `${index + 1}`,
    api: { schema: 1 as const, ref: 'main', commit: '', packages: [{ name: 'p', version: '1.0.0', exports }] },
  }));
  const states = createApiHistory(followSymbols(files)).packages[0]?.groups.find(([, , names]) =>
    names.includes('Ship.sail'),
  )?.[0];
  expect(states).toEqual([{ at: 0 }, { at: 1, inherited: true }, { at: 2, is: 'gone' }]);
});

test('static and other members of one name are compared apart, each with its declaration', () => {
  const sail = { name: 'sail', kind: 'method' as const, signatures: ['(): 1'], line: 1 };
  const boat = { name: 'Boat', kind: 'class' as const, file: 'a.ts', line: 1 };
  const files = [[{ ...sail, static: true as const }, sail], [sail]].map((members, index) => ({
    version: `${index + 1}`,
    api: {
      ...{ schema: 1 as const, ref: 'main', commit: '' },
      packages: [{ name: 'p', version: '1.0.0', exports: [{ ...boat, members }] }],
    },
  }));
  expect(compareApis(createApiHistory(followSymbols(files)), '1', '2')).toEqual([
    { name: 'p', changes: [{ kind: 'removed', name: 'Boat.sail', before: 'static sail(): 1' }] },
  ]);
});

describe('what breaks is what the comparison says', () => {
  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('between versions %i and %i', (from, to) => {
    const [older, newer] = [versions[from], versions[to]];
    if (!older || !newer) throw new Error('There is no such version.');
    const broken = [...listBreaks(older, newer, renames).values()]
      .flat()
      .map(({ name }) => name.replace('Ship', 'Ferry'));
    const compared = compareApis(history, older.version, newer.version).flatMap(({ changes }) =>
      changes.filter(({ kind }) => kind !== 'added').map(({ name }) => name.replace('Ship', 'Ferry')),
    );
    expect([...new Set(compared)].sort()).toEqual([...new Set(broken)].sort());
  });
});
