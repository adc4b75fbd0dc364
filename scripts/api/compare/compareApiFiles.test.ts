import { describe, expect, test } from 'vitest';
import type { ApiExport, ApiFile, ApiMember } from '../../../common/apiFile.ts';
import { compareApiFiles } from './compareApiFiles.ts';

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
  packages: [{ name: 'p', version: '1.0.0', exports }],
});

/** History of one symbol in versions 1, 2 …, each with these exports. */
const historyOf = (id: string, ...versions: ApiExport[][]) => {
  const files = versions.map((exports, index) => ({ version: `${index + 1}`, api: fileOf(exports) }));
  return compareApiFiles(files).find((one) => one.id === `p:${id}`);
};
const changesOf = (id: string, ...versions: ApiExport[][]) =>
  historyOf(id, ...versions)?.changedIn.map(({ version, parts }) => [version, ...parts]);

const boat = make({ name: 'Boat', members: [method('sail')] });

describe('since', () => {
  test('is the first version that has the symbol', () => {
    expect(historyOf('Boat', [], [boat], [boat])?.since).toBe('2');
  });

  test('is not said of what is as old as the oldest version', () => {
    expect(historyOf('Boat.sail', [boat], [boat])?.since).toBeUndefined();
  });

  test('is not said of a member that a type from elsewhere may have had', () => {
    const [before, after] = [make({ name: 'E', extends: ['Error'] }), make({ name: 'E', members: [method('code')] })];
    expect(historyOf('E.code', [before], [after])?.since).toBeUndefined();
  });

  test('begins again where the symbol was gone', () => {
    expect(historyOf('Boat', [boat], [], [boat])).toEqual({ id: 'p:Boat', since: '3', changedIn: [] });
  });
});

describe('removed', () => {
  test('is what a version lacks', () => {
    expect(historyOf('Boat.sail', [boat], [make({ name: 'Boat' })])?.removedIn).toBe('2');
  });

  test('is not said of a member after a version in which a type from elsewhere may have had it', () => {
    const own = make({ name: 'E', members: [method('code')] });
    const open = make({ name: 'E', extends: ['Error'] });
    expect(historyOf('E.code', [own], [open])).toEqual({ id: 'p:E.code', changedIn: [] });
    expect(historyOf('E.code', [own], [open], [])).toEqual({ id: 'p:E.code', changedIn: [] });
  });

  test('is no member that moved into a base type, whose type parameters count as they are used', () => {
    const base = make({ name: 'Base', typeParameters: ['in T = 1'], members: [method('read', '(): T')] });
    const derived = make({ name: 'A', extends: ['Base<string>'], refs: { Base: 'p:Base' } });
    const history = historyOf(
      'A.read',
      [make({ name: 'A', members: [method('read', '(): string')] })],
      [base, derived],
    );
    expect(history).toEqual({ id: 'p:A.read', changedIn: [] });
  });

  test('is no symbol that became another name, nor a member of it', () => {
    const ship = make({ name: 'Ship', members: [method('sail')] });
    const versions = [[boat], [ship, make({ name: 'Boat', alias: 'p:Ship' })]];
    expect(historyOf('Boat', ...versions)?.aliasOf).toEqual({ version: '2', id: 'p:Ship' });
    expect(historyOf('Boat.sail', ...versions)).toEqual({ id: 'p:Boat.sail', changedIn: [] });
  });

  test('is no interface that became a type with the same parameters', () => {
    const [before, target] = ['A', 'B'].map((name) => make({ name, kind: 'interface', typeParameters: ['T'] }));
    const after = make({ ...before, name: 'A', kind: 'type', signatures: ['B<T>'], refs: { B: 'p:B' } });
    expect(historyOf('A', before ? [before] : [], [after, target ?? after])?.aliasOf?.id).toBe('p:B');
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

describe('deprecated', () => {
  const old = (deprecated: true | string, more: object = {}) => [call('(): void', { deprecated, ...more })];

  test('is said from the version with the tag on, unless it was taken back', () => {
    expect(historyOf('a', [call('(): void')], old(true))?.deprecatedIn).toBe('2');
    expect(historyOf('a', [call('(): void')], old(true), [call('(): void')])?.deprecatedIn).toBeUndefined();
  });

  test('names a symbol to use instead, if the tag or the alias does', () => {
    expect(historyOf('a', old('p:b'))?.renamedTo).toBe('p:b');
    expect(historyOf('a', old('something'))?.renamedTo).toBeUndefined();
    const alias = make({ name: 'a', alias: 'p:Boat', deprecated: true });
    expect(historyOf('a', [boat, alias])?.renamedTo).toBe('p:Boat');
  });
});
