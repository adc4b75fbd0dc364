import { describe, expect, test } from 'vitest';
import type { ApiEntry } from './describeDeclaration.ts';
import { joinSurfaces, parseReplacement, selectFacts, type VersionSurface } from './joinSurfaces.ts';
import type { ApiSurface } from './readApiSurface.ts';

const call = (result = 'void', parameters = '()'): ApiEntry => ({ parameters, result });

/** Versions 1.0.0, 2.0.0 … of one package; a version without a surface lacks the package. */
const versionsOf = (...surfaces: (ApiSurface | undefined)[]): VersionSurface[] =>
  surfaces.map((surface, index) => ({ version: `${index + 1}.0.0`, packages: surface ? { p: surface } : {} }));

const historyOf = (...surfaces: (ApiSurface | undefined)[]) =>
  joinSurfaces(versionsOf(...surfaces)).find(({ name }) => name === 'a');

describe('since', () => {
  test('is the first version that has the name', () => {
    expect(historyOf({ b: call() }, { a: call() })?.since).toEqual({ version: '2.0.0', isOrEarlier: false });
  });

  test('may be earlier where the version before has no package', () => {
    expect(historyOf({ a: call() })?.since).toEqual({ version: '1.0.0', isOrEarlier: true });
    expect(historyOf({ b: call() }, undefined, { a: call() })?.since).toEqual({ version: '3.0.0', isOrEarlier: true });
  });

  test('may be earlier where the type could have members that were not read', () => {
    const of = (isOpen: object) =>
      joinSurfaces(versionsOf({ T: { ...call(), ...isOpen } }, { T: call(), 'T.a': call() })).find(
        ({ name }) => name === 'T.a',
      )?.since.isOrEarlier;
    expect([of({}), of({ isOpen: true })]).toEqual([false, true]);
  });

  test('begins again where the name was gone', () => {
    expect(historyOf({ a: call() }, {}, { a: call('string') })).toMatchObject({
      since: { version: '3.0.0' },
      changedIn: [],
    });
  });
});

describe('changes', () => {
  test.each([
    ['parameters', call('void', '(string)'), { part: 'parameters' }],
    ['the result', call('string'), { part: 'result', result: 'string' }],
    ['both', call('string', '(string)'), {}],
    ['the kind', { parameters: 'readonly', result: 'void' }, {}],
  ])('are told of %s', (_what, after, change) => {
    const before = call();
    expect(historyOf({ a: before }, { a: after })?.changedIn).toEqual([
      { version: '2.0.0', isOrEarlier: false, before, after, ...change },
    ]);
  });

  test('may be earlier after a gap', () => {
    expect(historyOf({ a: call() }, undefined, { a: call('string') })?.changedIn).toMatchObject([
      { version: '3.0.0', isOrEarlier: true },
    ]);
  });

  test('are none where the compiler wrote the type', () => {
    expect(historyOf({ a: call() }, { a: { ...call('string'), isInferred: true } })?.changedIn).toEqual([]);
  });
});

test('until is the last version that has the name, if a later package lacks it', () => {
  expect(historyOf({ a: call() }, { a: call() }, {})?.until).toBe('2.0.0');
  expect(historyOf({ a: call() }, undefined)?.until).toBeUndefined();
});

test('a deprecation that was taken back is none', () => {
  const old = { ...call(), deprecation: 'Use `b` instead.' };
  expect(historyOf({ a: call() }, { a: old })).toMatchObject({
    deprecatedIn: { version: '2.0.0', isOrEarlier: false },
    renamedTo: 'b',
  });
  expect(historyOf({ a: old }, { a: call() })).not.toHaveProperty('deprecatedIn');
});

test.each([
  ['Use {@link Folder.watch} instead', 'Folder.watch'],
  ['Please use `watch()`', 'watch'],
  ['Does nothing of use', undefined],
  ['', undefined],
])('"%s" names %s', (text, name) => {
  expect(parseReplacement(text)).toBe(name);
});

describe('facts of a version', () => {
  test('are of its own names', () => {
    expect(Object.keys(selectFacts(versionsOf({ a: call(), b: call() }, { b: call() })))).toEqual(['b']);
    expect(selectFacts(versionsOf({ a: call() }, undefined))).toEqual({});
  });

  test('leave out a name that two packages use differently', () => {
    const versions = versionsOf({ a: call() }, { a: call(), b: call() });
    const other = { version: '2.0.0', packages: { ...versions[1]?.packages, q: { a: call(), c: call() } } };
    expect(Object.keys(selectFacts([...versions.slice(0, 1), other]))).toEqual(['b', 'c']);
  });
});
