import { describe, expect, test } from 'vitest';
import type { ApiExport, ApiMember } from '../../common/apiFile.ts';
import { compareApis } from '../../common/apiHistory.ts';
import type { ApiRenames } from '../../common/library.ts';
import { makeApi, makeExport, makeFunction, makeMethod } from '../testing/makeApi.ts';
import { createApiHistory } from './createApiHistory.ts';
import { describeStatuses } from './describeStatuses.ts';
import { differs, followSymbols, type VersionApi } from './followSymbols.ts';
import { type ApiBreak, listBreaks } from './listBreaks.ts';

/** Exports of versions 1, 2 …; `null` is a version without a file. */
type Versions = (ApiExport[] | null)[];

const read = (versions: Versions): VersionApi[] =>
  versions.map((exports, index) => ({ version: `${index + 1}`, ...(exports && { api: makeApi(...exports) }) }));
const namesOf = (versions: Versions) => versions.map((_, index) => `${index + 1}`);

/** What the last of the versions says of a symbol. */
const factOf = (id: string, versions: Versions, renames?: ApiRenames) =>
  describeStatuses(followSymbols(read(versions), renames), namesOf(versions)).at(-1)?.[`p:${id}`];

const stepsOf = (id: string, versions: Versions, renames?: ApiRenames) =>
  followSymbols(read(versions), renames).find((one) => one.id === `p:${id}`)?.steps ?? [];

/** Tell whether a symbol differs between the last two versions. */
const changes = (id: string, versions: Versions, renames?: ApiRenames): boolean => {
  const [before, after] = stepsOf(id, versions, renames).slice(-2);
  return typeof before === 'object' && typeof after === 'object' && differs(before, after);
};

const breaksOf = (from: ApiExport[], to: ApiExport[], renames?: ApiRenames): ApiBreak[] => {
  const [older, newer] = read([from, to]);
  return older && newer ? (listBreaks(older, newer, renames).get('p') ?? []) : [];
};

const boat = makeExport('Boat', { members: [makeMethod('sail')] });
const ship = makeExport('Ship', { members: [makeMethod('sail')] });

describe('since', () => {
  const code = makeExport('E', { members: [makeMethod('code')] });

  test.each<[string, string, Versions, string | undefined]>([
    ['is the first version that has the symbol', 'Boat', [[], [boat], [boat]], '2'],
    ['is not said of what is as old as the oldest version', 'Boat.sail', [[boat], [boat]], undefined],
    ['is not said after a version without a file', 'Boat', [[], null, [boat]], undefined],
    ['begins again where the symbol was gone', 'Boat', [[boat], [], [boat]], '3'],
    [
      'is not said of a member that a base from elsewhere may have had',
      'E.code',
      [[makeExport('E', { extends: ['Error'] })], [code]],
      undefined,
    ],
  ])('%s', (_what, id, versions, since) => {
    expect(factOf(id, versions)?.since).toBe(since);
  });
});

describe('a symbol that people say is renamed', () => {
  const refs = (name: string) => makeMethod('sail', `(to: ${name}): void`, { refs: { [name]: `p:${name}` } });
  const [old, current] = [
    makeExport('Ferry', { members: [refs('Ferry')] }),
    makeExport('Boat', { members: [refs('Boat')] }),
  ];
  const renames = { 3: { 'p:Boat': 'p:Ferry' } };
  const versions = [[], [old], [current]];

  test('is as old as under its first name, with its members, whose signatures name it', () => {
    expect(factOf('Boat', versions, renames)).toEqual({ since: '2', renamed: { version: '3', from: 'p:Ferry' } });
    expect(factOf('Boat.sail', versions, renames)?.since).toBe('2');
    expect(changes('Boat.sail', versions, renames)).toBe(false);
  });

  test('leaves its first name to another symbol, which is new', () => {
    const reused = [[old], [old], [current, makeExport('Ferry', { kind: 'namespace' })]];
    expect(factOf('Ferry', reused, renames)).toEqual({ since: '3' });
    expect(factOf('Boat', reused, renames)?.since).toBeUndefined();
  });
});

test.each<[string, ApiExport[], 'unknown' | undefined]>([
  ['missing', [makeExport('Boat')], undefined],
  ['not known, if a type from elsewhere may have it', [makeExport('Boat', { extends: ['Error'] })], 'unknown'],
])('a member that its type no longer lists is %s', (_what, exports, step) => {
  expect(stepsOf('Boat.sail', [[boat], exports]).at(-1)).toBe(step);
});

test('a member that moved into a base type is inherited, and has the types that it has there', () => {
  const base = makeExport('Base', { typeParameters: ['in T = 1'], members: [makeMethod('read', '(): T')] });
  const derived = makeExport('A', { extends: ['Base<string>'], refs: { Base: 'p:Base' } });
  const versions = [[makeExport('A', { members: [makeMethod('read', '(): string')] })], [base, derived]];
  expect(stepsOf('A.read', versions).at(-1)).toMatchObject({ isInherited: true });
  expect(changes('A.read', versions)).toBe(false);
});

test('a symbol that became another name for one, with its members, is there', () => {
  const versions = [[boat], [ship, makeExport('Boat', { alias: 'p:Ship' })]];
  expect(factOf('Boat', versions)?.alias).toEqual({ version: '2', id: 'p:Ship' });
  expect(stepsOf('Boat.sail', versions).at(-1)).toBeTypeOf('object');
  const make = (name: string) => makeExport(name, { kind: 'interface', typeParameters: ['T'] });
  const type = makeExport('A', { kind: 'type', typeParameters: ['T'], signatures: ['B<T>'], refs: { B: 'p:B' } });
  const typed = [
    [make('A'), make('B')],
    [type, make('B')],
  ];
  expect(factOf('A', typed)?.alias?.id).toBe('p:B');
});

describe('a symbol is changed', () => {
  const size = (more: object) =>
    makeExport('Boat', { members: [{ ...makeMethod('size', 'number'), kind: 'property', ...more }] });
  const value = { name: 'One', signatures: ['1'], line: 1 };
  const oldEnum = makeExport('E', { kind: 'enum', members: [{ ...value, kind: 'value' }] });
  const newEnum = [
    makeExport('E', { kind: 'const', members: [{ ...value, kind: 'property', readonly: true }] }),
    makeExport('E', { kind: 'type', signatures: ['1'] }),
  ];
  const takes = (name: string, id = name) => makeFunction('a', `(a: ${name}): void`, { refs: { [name]: `p:${id}` } });
  const [a, b, alias] = [makeExport('A'), makeExport('B'), makeExport('A', { alias: 'p:B' })];
  const generic = (text: string) => [{ ...boat, typeParameters: [text] }];

  test.each<[string, boolean, string, ApiExport[], ApiExport[]]>([
    ['by a base', true, 'Boat', [boat], [{ ...boat, extends: ['Error'] }]],
    ['by a type parameter', true, 'Boat', generic('T'), generic('T extends 1')],
    ['not by the variance of one', false, 'Boat', generic('in T'), generic('T')],
    ['if nobody can assign it any longer', true, 'Boat.size', [size({})], [size({ readonly: true })]],
    ['if it is no value any longer', true, 'Boat', [boat], [{ ...boat, kind: 'interface' }]],
    ['not if an enum became a constant and a type', false, 'E', [oldEnum], newEnum],
    ['not as a member of such an enum', false, 'E.One', [oldEnum], newEnum],
    ['if another type has its place', true, 'a', [a, b, takes('A')], [a, b, takes('B')]],
    ['not if that is another name now', false, 'a', [a, takes('A')], [alias, b, takes('B')]],
    ['if that is another name of what was another type', true, 'a', [a, b, takes('A')], [alias, b, takes('B')]],
    ['not if it reads the same', false, 'a', [takes('A')], [takes('A', 'B')]],
  ])('%s', (_what, expected, id, before, after) => {
    expect(changes(id, [before, after])).toBe(expected);
  });

  test.each([
    ['parameters', true, '(a: number): void', '(a: string): void'],
    ['a parameter that may be left out', true, '(a: 1): void', '(a?: 1): void'],
    ['a parameter that stands for several', true, '(a: 1[]): void', '(...a: 1[]): void'],
    ['names of parameters', false, '(a: 1, ...b: 2[]): 3', '(c: 1, ...d: 2[]): 3'],
    ['types of values that are not exported', false, '(): typeof _A<1>', '(): typeof _B<1>'],
    ['names in parameters that are taken apart', false, '({ a }?: 1): 2', '({ a, b }?: 1): 2'],
    ['names of members', true, '(): { a: 1; }', '(): { b: 1; }'],
    ['a result that cannot be assigned', true, '(): readonly 1[]', '(): 1[]'],
    ['the order of a union', false, '(a: "b" | Map<1, 2> | 3): 4', '(a: 3 | "b" | Map<1, 2>): 4'],
    ['what a union is part of', true, '(): (1 | 2)[]', '(): 1 | 2[]'],
  ])('by %s: %s', (_what, expected, before, after) => {
    expect(changes('a', [[makeFunction('a', before)], [makeFunction('a', after)]])).toBe(expected);
  });
});

describe('a static member', () => {
  const own = (...members: ApiMember[]) => [makeExport('Boat', { members })];
  const [fixed, bound] = [makeMethod('sail', '(a: 1): 1', { static: true }), makeMethod('sail', '(): 2')];

  test('is no instance member of the same name', () => {
    expect(changes('Boat.sail', [own(fixed, bound), own(bound)])).toBe(false);
    expect(stepsOf('Boat.static sail', [own(fixed, bound), own(bound)]).at(-1)).toBeUndefined();
    expect(factOf('Boat.sail', [own(bound), own(fixed)])).toEqual({ since: '2' });
    expect(factOf('Boat.sail', [own(bound), own(fixed, bound)])).toBeUndefined();
  });

  test('is that of the constant that its class became', () => {
    const constant = makeExport('Boat', { kind: 'const', members: [makeMethod('sail', '(a: 1): 1')] });
    expect(stepsOf('Boat.static sail', [own(fixed), [constant]]).at(-1)).toBeTypeOf('object');
    expect(changes('Boat.static sail', [own(fixed), [constant]])).toBe(false);
  });
});

test.each<[string, ApiExport[], ApiExport[], object | undefined]>([
  ['the version that began it', [makeFunction('a')], [makeFunction('a', '()', { deprecated: true })], { version: '2' }],
  [
    'no version if it is as old as the oldest, and what to use',
    [makeFunction('a', '()', { deprecated: true })],
    [makeFunction('a', '()', { deprecated: 'p:b' })],
    { use: 'p:b' },
  ],
  [
    'the export that the symbol is another name for',
    [boat, makeFunction('a')],
    [boat, makeExport('a', { alias: 'p:Boat', deprecated: true })],
    { version: '2', use: 'p:Boat' },
  ],
  ['nothing if it was taken back', [makeFunction('a', '()', { deprecated: true })], [makeFunction('a')], undefined],
])('of a deprecation is said %s', (_what, before, after, expected) => {
  expect(factOf('a', [before, after])?.deprecated).toEqual(expected);
});

describe('any two versions', () => {
  const old = makeFunction('old', '()', { deprecated: true });
  const first = [boat, makeFunction('back', '(): 1'), makeFunction('gone'), makeFunction('old', '()')];
  const second = [ship, makeFunction('added'), makeFunction('back', '(): 2'), old];
  const third = [makeExport('Ship'), makeFunction('added'), makeFunction('back', '(): 1'), old];
  const versions = [first, second, third];
  const renames = { 2: { 'p:Ship': 'p:Boat' } };
  const history = createApiHistory(namesOf(versions), followSymbols(read(versions), renames));
  const listOf = (from: number, to: number) =>
    compareApis(history, `${from}`, `${to}`).flatMap(({ changes }) => changes);

  test('are compared as they are, whatever happened between', () => {
    const lines = listOf(1, 3).map(({ kind, name, renamedTo = '' }) => `${kind} ${name} ${renamedTo}`.trim());
    expect(lines).toEqual(['removed Boat Ship', 'removed Boat.sail', 'added added', 'removed gone', 'deprecated old']);
    expect(listOf(1, 2)).toContainEqual({
      kind: 'changed',
      name: 'back',
      before: 'function back(): 1',
      after: 'function back(): 2',
    });
    expect(listOf(3, 2).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['added Ship.sail', 'changed back']);
  });

  test('have breaks, with a member that a renamed type lost, but without what is new or a member of what is gone', () => {
    expect(breaksOf(first, third, renames)).toEqual([
      { name: 'Boat', what: 'renamed', replacement: 'p:Ship' },
      { name: 'Boat.sail', what: 'removed' },
      { name: 'gone', what: 'removed' },
      { name: 'old', what: 'deprecated' },
    ]);
    expect(breaksOf(first, second)).toEqual([
      { name: 'Boat', what: 'removed' },
      { name: 'back', what: 'changed', isReplaced: false, before: 'function back(): 1', after: 'function back(): 2' },
      { name: 'gone', what: 'removed' },
      { name: 'old', what: 'deprecated' },
    ]);
  });

  test.each([
    ['an overload that is gone', 1, '(): 1', '(a: 1): 1'],
    ['an overload that is new', 0, '(): 1', '(): 1\n(a: 1): 1'],
  ])('have as many breaks for %s: %i', (_what, count, before, after) => {
    const make = (text: string) => [makeExport('a', { kind: 'function', signatures: text.split('\n') })];
    expect(breaksOf(make(before), make(after))).toHaveLength(count);
  });

  test('show the declarations of members that share a name', () => {
    const [fixed, bound] = [makeMethod('sail', '(): 1', { static: true }), makeMethod('sail', '(): 1')];
    const twins = [[makeExport('Boat', { members: [fixed, bound] })], [makeExport('Boat', { members: [bound] })]];
    const [one] = compareApis(createApiHistory(['1', '2'], followSymbols(read(twins))), '1', '2');
    expect(one?.changes).toEqual([{ kind: 'removed', name: 'Boat.sail', before: 'static sail(): 1' }]);
  });
});
