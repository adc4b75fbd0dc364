import { expect, test } from 'vitest';
import { normalizeCall, normalizeType } from './normalizeType.ts';

const scope = new Map([['Boat', 'p:Boat']]);
const normalize = (text: string) => normalizeType(text, scope);

test.each([
  ['the order of a union', '"b" | "a" | undefined', 'undefined | "a" | "b"'],
  ['unions inside unions', '(1 | 2) | 3', '3 | 1 | 2'],
  ['the order of members', '{ b: 1; a?: 2; }', '{ a?: 2; b: 1; }'],
  ['names of parameters', '(path: string) => void', '(file: string) => void'],
  ['an optional parameter that may be undefined', '(a?: 1 | undefined) => void', '(a?: 1) => void'],
  ['names of tuple members', '[from: number, to: number]', '[number, number]'],
  ['names of type parameters', '<T>(x: T) => T[]', '<U>(x: U) => U[]'],
  ['names that a predicate uses', '(a: unknown) => a is Boat', '(b: unknown) => b is Boat'],
  ['types of values that are not exported', 'typeof _A', 'typeof _B'],
])('%s makes no difference', (_what, before, after) => {
  expect(normalize(before)).toBe(normalize(after));
});

test('a method is like a function', () => {
  expect(normalizeCall('(boat: Boat): void', scope)).toBe(normalize('(boat: Boat) => void'));
  expect(normalizeCall('(boat: Boat): void', scope)).toBe('(_: p:Boat) => void');
});

test.each([
  ['(a: string) => void', '(a?: string) => void'],
  ['(a: string) => void', '(...a: string[]) => void'],
  ['readonly string[]', 'string[]'],
  ['(1 | 2)[]', '1 | 2[]'],
  ['<T extends 1>(a: T) => T', '<T>(a: T) => T'],
  ['(a: unknown, b: unknown) => a is 1', '(a: unknown, b: unknown) => b is 1'],
  ['typeof Boat', 'typeof Ship'],
])('%s and %s differ', (before, after) => {
  expect(normalize(before)).not.toBe(normalize(after));
});
