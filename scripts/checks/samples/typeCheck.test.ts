import { expect, test } from 'vitest';
import { isSuppressing } from './typeCheck.ts';

test.each([
  'let a: any = 1;',
  'const a = b as any;',
  'const a = new Map<string, any>();',
  'function f(a: any[]): void {}',
  'type A = { b?: any };',
  '// @ts-ignore\nf();',
  'f(); // @ts-expect-error: no types',
  '/* @ts-nocheck */',
  '/**\n * @ts-ignore\n */',
])('hides errors from the compiler: %j', (code) => {
  expect(isSuppressing(code)).toBe(true);
});

test.each([
  '// mode: any of these',
  'await Promise.any([a, b]);',
  "console.log('as any', ': any', '<any>');",
  'const text = `value: any`;',
  'const any = 1; f({ key: any });',
  '// See @ts-ignore in the handbook.',
])('hides none: %j', (code) => {
  expect(isSuppressing(code)).toBe(false);
});
