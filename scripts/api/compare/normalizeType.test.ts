import { describe, expect, test } from 'vitest';
import { describeShape, nameType } from './normalizeType.ts';

const scope = new Map([['Boat', nameType('p:Boat')]]);
const typeOf = (text: string) => describeShape(text, scope, false);
const callOf = (text: string) => describeShape(text, scope, true);

describe('types that mean the same are equal', () => {
  test.each([
    ['the order of a union', '"b" | "a" | undefined', 'undefined | "a" | "b"'],
    ['unions inside unions', '(1 | 2) | 3', '3 | 1 | 2'],
    ['the order of members', '{ b: 1; a?: 2; }', '{ a?: 2; b: 1; }'],
    ['names of parameters', '(path: string) => void', '(file: string) => void'],
    ['names of tuple members', '[from: number, to: number]', '[number, number]'],
    ['names of type parameters', '<T>(x: T) => T[]', '<U>(x: U) => U[]'],
    ['names that a predicate uses', '(a: unknown) => a is Boat', '(b: unknown) => b is Boat'],
    ['types of values that are not exported', 'typeof _A', 'typeof _B'],
  ])('%s', (_what, before, after) => {
    expect(typeOf(before)).toEqual(typeOf(after));
  });

  test('a method and a function', () => {
    expect(callOf('(boat: Boat): void')).toEqual(typeOf('(boat: Boat) => void'));
  });

  test('an optional parameter with and without undefined', () => {
    expect(callOf('(size?: number | undefined): void')).toEqual(callOf('(size?: number): void'));
  });
});

describe('types that mean something else differ', () => {
  test.each([
    ['(a: string) => void', '(a?: string) => void'],
    ['(a: string) => void', '(...a: string[]) => void'],
    ['readonly string[]', 'string[]'],
    ['(1 | 2)[]', '1 | 2[]'],
    ['<T extends 1>(a: T) => T', '<T>(a: T) => T'],
    ['(a: unknown, b: unknown) => a is 1', '(a: unknown, b: unknown) => b is 1'],
    ['typeof Boat', 'typeof Ship'],
  ])('%s and %s', (before, after) => {
    expect(typeOf(before)).not.toEqual(typeOf(after));
  });
});

test('parameters and result are apart', () => {
  expect(callOf('(boat: Boat, size?: number): Promise<Boat>')).toEqual({
    parameters: '(_: p:Boat, _?: number)',
    type: 'Promise<p:Boat>',
  });
});
