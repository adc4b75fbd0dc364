import { expect, test } from 'vitest';
import { completeSamples } from './completeSamples.ts';
import { listNeeds } from './listNeeds.ts';
import type { Sample } from './listSamples.ts';

const page = (...codes: (string | Partial<Sample>)[]) =>
  codes.map(
    (given, index) =>
      ({
        filePath: 'a.md',
        line: index,
        setup: '',
        code: '',
        ...(typeof given === 'string' ? { code: given } : given),
      }) as Sample,
  );

/** Complete the last block of a page. */
const setupOf = (...codes: (string | Partial<Sample>)[]) => completeSamples(page(...codes)).at(-1)?.setup;

test('a function that a block above writes out is put before a sample', () => {
  expect(setupOf('export function f() { return 1; }', 'declare function f(): number; f();')?.trim()).toBe(
    'export function f() { return 1; }',
  );
});

test('the nearest block counts', () => {
  const setup = setupOf(
    'function f() { return 1; }',
    'function f() { return 2; }',
    'declare function f(): number; f();',
  );
  expect(setup?.trim()).toBe('function f() { return 2; }');
});

test('nothing is missing then', () => {
  const [, sample] = completeSamples(page('export class A {}', { setup: 'declare class A {}', code: 'new A();' }));
  expect(listNeeds(`${sample?.setup}\n${sample?.code}`).missing).toEqual([]);
});

test('what both import is imported once', () => {
  const setup = setupOf(
    'import a, { b, c } from "x"; import d from "y"; import type { T } from "z"; export function f(): T { return b; }',
    'import { b } from "x"; import d from "y"; declare function f(): number; f(b, d);',
  );
  expect(setup?.replace(/\s+/g, ' ').trim()).toBe(
    'import a, { c } from "x"; import type { T } from "z"; export function f(): T { return b; }',
  );
});

test.each<[string, (string | Partial<Sample>)[]]>([
  ['a block that acts', ['console.log(1); function f() {}']],
  ['a block below', []],
  ['a block of another page', [{ filePath: 'b.md', code: 'function f() {}' }]],
  ['a block that is not checked', [{ skipReason: 'it is pseudocode', code: 'function f() {}' }]],
  ['a block that makes a value of the same name', ['const x = 1; function f() {}']],
  ['a block that declares the function only', ['declare function f(): void;']],
])('%s is not used', (_name, above) => {
  const sample = 'declare function f(): number; const x = f();';
  expect(completeSamples(page(...above, sample, 'export class Z {}')).at(-2)?.setup).toBe('');
});
