import { expect, test } from 'vitest';
import type { ApiEntry } from '../api/describeDeclaration.ts';
import { createApiHistory } from './createApiHistory.ts';

const entry = (parameters: string, result = '', rest: Partial<ApiEntry> = {}): ApiEntry => ({
  parameters,
  result,
  ...rest,
});
const version = (name: string, surface?: Record<string, ApiEntry>) => ({
  version: name,
  packages: surface ? { harbor: surface } : {},
});
const statesOf = (...surfaces: (Record<string, ApiEntry> | undefined)[]) =>
  createApiHistory(surfaces.map((surface, index) => version(`${index + 1}.0.0`, surface))).packages[0]?.groups;

test('a state stands only where something changed, and equal signatures have equal numbers', () => {
  expect(
    statesOf({ a: entry('()', 'x') }, { a: entry('()', 'x') }, { a: entry('(b)', 'x') }, { a: entry('()', 'x') }),
  ).toEqual([
    [
      [
        { at: 0, signature: [0, 0], isOrEarlier: true },
        { at: 2, signature: [1, 0] },
        { at: 3, signature: [0, 0] },
      ],
      ['a'],
    ],
  ]);
});

test('a name that is gone and comes again has a state for both', () => {
  const groups = statesOf({ a: entry('()'), b: entry('()') }, { b: entry('()') }, { a: entry('()'), b: entry('()') });
  expect(groups?.[0]?.[0].map(({ at, signature }) => [at, signature])).toEqual([
    [0, [0, 0]],
    [1, undefined],
    [2, [0, 0]],
  ]);
});

test('names of which the same is true stand together', () => {
  expect(statesOf({ a: entry('()'), b: entry('()') })?.map(([, names]) => names)).toEqual([['a', 'b']]);
});

test('a type that the compiler wrote is no other one', () => {
  expect(statesOf({ a: entry('()', 'x') }, { a: entry('()', 'y', { isInferred: true }) })?.[0]?.[0]).toHaveLength(1);
});

test('a deprecation says what to use instead', () => {
  const states = statesOf(
    { a: entry('()') },
    { a: entry('()', '', { deprecation: 'Use {@link b} instead' }) },
  )?.[0]?.[0];
  expect(states?.[1]).toEqual({ at: 1, signature: [0, 0], deprecated: 'b' });
});

test('a version without the package is not known', () => {
  const { packages, versions } = createApiHistory([version('1.0.0', { a: entry('()') }), version('2.0.0')]);
  expect([versions, packages[0]?.known]).toEqual([['1.0.0', '2.0.0'], [0]]);
});
