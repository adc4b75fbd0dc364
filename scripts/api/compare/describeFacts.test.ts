import { describe, expect, test } from 'vitest';
import type { ApiExport, ApiFile, ApiMember } from '../../../common/apiFile.ts';
import type { ApiRenames } from '../../../common/library.ts';
import { describeFacts } from './describeFacts.ts';
import { followSymbols } from './followSymbols.ts';

type Part<One> = Partial<One> & { name: string };

const method = (name: string, text = '(): void', more: Partial<ApiMember> = {}): ApiMember => ({
  ...{ name, kind: 'method', signatures: [text], line: 1 },
  ...more,
});
const make = (one: Part<ApiExport>): ApiExport => ({ kind: 'class', file: 'a.ts', line: 1, ...one });
const call = (text: string, more: Partial<ApiExport> = {}) =>
  make({ name: 'a', kind: 'function', signatures: [text], ...more });
const fileOf = (exports: ApiExport[]): ApiFile => ({
  schema: 1,
  ref: 'main',
  commit: '0'.repeat(40),
  packages: [{ name: 'p', version: '1.0.0', exports }],
});

/** Follow symbols through versions 1, 2 …, each with these exports; `null` is a version without a file. */
const follow = (versions: (ApiExport[] | null)[], renames?: ApiRenames) =>
  followSymbols(
    versions.map((exports, index) => ({ version: `${index + 1}`, api: exports ? fileOf(exports) : undefined })),
    renames,
  );

/** What the last of the versions says of a symbol. */
const factOf = (id: string, versions: (ApiExport[] | null)[], renames?: ApiRenames) => {
  const tracks = follow(versions, renames);
  return describeFacts(tracks.list(), tracks.versions, versions.length - 1)[`p:${id}`];
};
/** What the last version is for a symbol: missing, or not known. */
const lastOf = (id: string, versions: ApiExport[][]) => {
  const step = follow(versions)
    .list()
    .find((one) => one.id === `p:${id}`)
    ?.steps.at(-1);
  return typeof step === 'object' ? 'present' : (step ?? 'missing');
};
const changesOf = (id: string, ...versions: ApiExport[][]) => listChanges(id, follow(versions));
const listChanges = (id: string, tracks: ReturnType<typeof follow>) =>
  (tracks.list().find((one) => one.id === `p:${id}`)?.steps ?? []).flatMap((step, at) =>
    typeof step === 'object' && step.parts.length > 0 ? [[`${at + 1}`, ...step.parts]] : [],
  );

const boat = make({ name: 'Boat', members: [method('sail')] });

describe('since', () => {
  test('is the first version that has the symbol', () => {
    expect(factOf('Boat', [[], [boat], [boat]])?.since).toBe('2');
  });

  test('is not said of what is as old as the oldest version', () => {
    expect(factOf('Boat.sail', [[boat], [boat]])).toBeUndefined();
  });

  test('is not said after a version of which nothing is known', () => {
    expect(factOf('Boat', [[], null, [boat]])).toBeUndefined();
  });

  test('is not said of a member that a type from elsewhere may have had', () => {
    const [before, after] = [make({ name: 'E', extends: ['Error'] }), make({ name: 'E', members: [method('code')] })];
    expect(factOf('E.code', [[before], [after]])).toBeUndefined();
  });

  test('begins again where the symbol was gone', () => {
    expect(factOf('Boat', [[boat], [], [boat]])).toEqual({ since: '3' });
  });
});

describe('a symbol that people say is renamed', () => {
  const [ship, ferry] = [
    boat,
    make({ ...boat, name: 'Ferry', members: [method('sail', '(to: Ferry): void', { refs: { Ferry: 'p:Ferry' } })] }),
  ];
  const sailing = make({ ...ship, members: [method('sail', '(to: Boat): void', { refs: { Boat: 'p:Boat' } })] });
  const renames = { 3: { 'p:Boat': 'p:Ferry' } };

  test('is as old as under its first name, with its members', () => {
    const versions = [[], [ferry], [sailing]];
    expect(factOf('Boat', versions, renames)).toEqual({
      ...{ since: '2' },
      renamed: { version: '3', from: 'p:Ferry' },
    });
    expect(factOf('Boat.sail', versions, renames)?.since).toBe('2');
  });

  test('does not change the signatures that name it', () => {
    expect(listChanges('Boat.sail', follow([[ferry], [ferry], [sailing]], renames))).toEqual([]);
  });

  test('leaves its first name to another symbol, which is new', () => {
    const versions = [[ferry], [ferry], [sailing, make({ name: 'Ferry', kind: 'namespace' })]];
    expect(factOf('Ferry', versions, renames)).toEqual({ since: '3' });
    expect(factOf('Boat', versions, renames)?.since).toBeUndefined();
  });

  test('has its first name in versions before', () => {
    const tracks = follow([[], [ferry], [sailing]], renames);
    expect(describeFacts(tracks.list(), tracks.versions, 1)['p:Ferry']).toEqual({ since: '2' });
  });
});

describe('removed', () => {
  test('is what a version lacks', () => {
    expect(lastOf('Boat.sail', [[boat], [make({ name: 'Boat' })]])).toBe('missing');
  });

  test('is not said of a member that a type from elsewhere may have', () => {
    const own = make({ name: 'E', members: [method('code')] });
    const open = make({ name: 'E', extends: ['Error'] });
    expect(lastOf('E.code', [[own], [open]])).toBe('unknown');
  });

  test('is no member that moved into a base type, whose type parameters count as they are used', () => {
    const base = make({ name: 'Base', typeParameters: ['in T = 1'], members: [method('read', '(): T')] });
    const derived = make({ name: 'A', extends: ['Base<string>'], refs: { Base: 'p:Base' } });
    const versions = [[make({ name: 'A', members: [method('read', '(): string')] })], [base, derived]];
    expect([lastOf('A.read', versions), factOf('A.read', versions)]).toEqual(['present', undefined]);
  });

  test('is no symbol that became another name, nor a member of it', () => {
    const ship = make({ name: 'Ship', members: [method('sail')] });
    const versions = [[boat], [ship, make({ name: 'Boat', alias: 'p:Ship' })]];
    expect(factOf('Boat', versions)?.alias).toEqual({ version: '2', id: 'p:Ship' });
    expect([lastOf('Boat.sail', versions), factOf('Boat.sail', versions)]).toEqual(['present', undefined]);
  });

  test('is no interface that became a type with the same parameters', () => {
    const [before, target] = ['A', 'B'].map((name) => make({ name, kind: 'interface', typeParameters: ['T'] }));
    const after = make({ ...before, name: 'A', kind: 'type', signatures: ['B<T>'], refs: { B: 'p:B' } });
    expect(factOf('A', [before ? [before] : [], [after, target ?? after]])?.alias?.id).toBe('p:B');
  });
});

describe('changed', () => {
  test.each([
    ['(b: string): void', ['parameters']],
    ['(a: number): 1', ['result']],
    ['(): 1', ['parameters', 'result']],
    ['(b: number): void', []],
  ])('to %s are %j', (text, parts) => {
    expect(changesOf('a', [call('(a: number): void')], [call(text)])).toEqual(parts.length ? [['2', ...parts]] : []);
  });

  test('is a member that callers can no longer assign, and a class that is no value', () => {
    const size = (more: object) => [
      make({ name: 'Boat', members: [{ ...method('size', 'number'), kind: 'property', ...more }] }),
    ];
    expect(changesOf('Boat.size', size({}), size({ readonly: true }))).toEqual([['2', 'modifiers']]);
    expect(changesOf('Boat', [boat], [make({ ...boat, kind: 'interface' })])).toEqual([['2', 'kind']]);
  });

  test('is no enum that became a constant and a type', () => {
    const value = { name: 'One', signatures: ['1'], line: 1 };
    const before = make({ name: 'E', kind: 'enum', members: [{ ...value, kind: 'value' }] });
    const constant = make({ name: 'E', kind: 'const', members: [{ ...value, kind: 'property', readonly: true }] });
    const after = [constant, make({ name: 'E', kind: 'type', signatures: ['1'] })];
    expect([changesOf('E', [before], after), changesOf('E.One', [before], after)]).toEqual([[], []]);
  });

  test('is no type whose name became another name of the one that is used', () => {
    const [before, after] = [
      call('(a: A): void', { refs: { A: 'p:A' } }),
      call('(a: B): void', { refs: { B: 'p:B' } }),
    ];
    const types = (one: Part<ApiExport>) => [make({ name: 'B' }), make(one)];
    expect(changesOf('a', [before, ...types({ name: 'A' })], [after, ...types({ name: 'A', alias: 'p:B' })])).toEqual(
      [],
    );
    expect(changesOf('a', [before, ...types({ name: 'A' })], [after, ...types({ name: 'A' })])).toHaveLength(1);
  });
});

describe('a static member', () => {
  const own = (...members: ApiMember[]) => [make({ name: 'Boat', members })];
  const [fixed, bound] = [method('sail', '(a: 1): 1', { static: true }), method('sail', '(): 2')];

  test('is no instance member of the same name', () => {
    const versions = [own(fixed, bound), own(bound)];
    expect(changesOf('Boat.sail', ...versions)).toEqual([]);
    expect([lastOf('Boat.static sail', versions), lastOf('Boat.sail', versions)]).toEqual(['missing', 'present']);
    expect(factOf('Boat.sail', versions)).toBeUndefined();
  });

  test('is new where only an instance had it', () => {
    expect(factOf('Boat.sail', [own(bound), own(fixed)])).toEqual({ since: '2' });
  });

  test('says nothing where it shares its name with a member of another history', () => {
    expect(factOf('Boat.sail', [own(bound), own(fixed, bound)])).toBeUndefined();
  });

  test('is that of the constant that its class became', () => {
    const constant = make({ name: 'Boat', kind: 'const', members: [method('sail', '(a: 1): 1')] });
    const versions = [own(fixed), [constant]];
    expect([changesOf('Boat.sail', ...versions), lastOf('Boat.static sail', versions)]).toEqual([[], 'present']);
    expect(factOf('Boat.sail', versions)).toBeUndefined();
  });
});

test('a declaration that reads the same is not changed, though a name in it means another type', () => {
  const [before, after] = ['p:A', 'p:B'].map((id) => [call('(a: A): void', { refs: { A: id } })]);
  expect(changesOf('a', before ?? [], after ?? [])).toEqual([]);
});

describe('deprecated', () => {
  const old = (deprecated: true | string, more: object = {}) => [call('(): void', { deprecated, ...more })];

  test('is said from the version with the tag on, unless it was taken back', () => {
    expect(factOf('a', [[call('(): void')], old(true)])?.deprecated).toEqual({ version: '2' });
    expect(factOf('a', [[call('(): void')], old(true), [call('(): void')]])).toBeUndefined();
  });

  test('has no version where it is as old as the oldest', () => {
    expect(factOf('a', [old(true), old(true)])?.deprecated).toEqual({});
  });

  test('names a symbol to use instead, if the tag or the alias does', () => {
    expect(factOf('a', [old('p:b')])?.deprecated?.use).toBe('p:b');
    const alias = make({ name: 'a', alias: 'p:Boat', deprecated: true });
    expect(factOf('a', [[boat, alias]])?.deprecated?.use).toBe('p:Boat');
  });
});
