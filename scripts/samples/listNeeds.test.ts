import { expect, test } from 'vitest';
import { dropDeclared, listNeeds } from './listNeeds.ts';

test('values that are declared are needed, with their types', () => {
  const { values } = listNeeds('declare const boat: import("lib").Boat;\ndeclare let a: X, b: Map<string,\n  number>;');
  expect(values).toEqual({ boat: 'Boat', a: 'X', b: 'Map<string, number>' });
});

test('functions, classes and namespaces without a body are missing', () => {
  const code = 'declare function send(): void; declare class Door {} declare namespace N {} interface I {}';
  expect(listNeeds(code).missing).toEqual(['send', 'Door', 'N']);
});

test.each([
  ['import { a } from "b"; interface I {} type T = 1;', false],
  ['export function f() { console.log(1); }', false],
  ['export class A {}', false],
  ['declare const a: string;', false],
  ['const a = 1, b = [{ c: -2 }] as const, d = () => b; export const e = /x/;', false],
  ['const a = b;', true],
  ['const a = [b()];', true],
  ['const { a } = {};', true],
  ['await run();', true],
  ['for (const a of b) {}', true],
])('%s has effects: %j', (code, hasEffects) => {
  expect(listNeeds(code).hasEffects).toBe(hasEffects);
});

test('a function that takes data and returns nothing is a value', () => {
  const code = 'declare function a(x: A): void; declare function b(x: A): Promise<void>;';
  expect(listNeeds(code).values).toEqual({ a: '(data) => void', b: '(data) => void' });
});

test.each([
  'declare function a(): void;',
  'declare function a(x: A): number;',
  'declare function a(x: A, then: () => void): void;',
])('%s is missing', (code) => {
  expect(listNeeds(code)).toMatchObject({ values: {}, missing: ['a'] });
});

test('names in branches, and in functions that nothing names, are not sure to be used', () => {
  const code = 'if (a) document.b(); export function c() { window.d(); } function e() { navigator.f(); } e();';
  expect(listNeeds(code).globals).toEqual(['a', 'navigator']);
});

test('names that nothing declares are global, members and types are not', () => {
  const code = `
    import { open as openDoor } from 'x';
    interface Shape { window: number }
    const { width: size, ...rest } = document.body as HTMLElement;
    function f(a: Shape, [b] = rest) { return openDoor(a.window, { navigator: b, size }); }
    label: for (const c of f()) console.log(c);`;
  expect(listNeeds(code).globals).toEqual(['console', 'document']);
});

test('of hidden lines, those that declare values and types do nothing', () => {
  const code = `
    import type { Boat } from 'boats';
    import { open } from 'boats';
    declare const boat: Boat;
    type Open = typeof open;
    const name: string = 'Ada';
    await boat.call(name);`;
  expect(dropDeclared(code).split('\n')).toEqual([
    "import { open } from 'boats';",
    "const name: string = 'Ada';",
    'await boat.call(name);',
  ]);
  expect(dropDeclared('declare const boat: import("boats").Boat;')).toBe('');
});
