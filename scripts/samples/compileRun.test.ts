import { expect, test } from 'vitest';
import { compileRun } from './compileRun.ts';

const compile = (code: string, more: Partial<Parameters<typeof compileRun>[0]> = {}) =>
  compileRun(
    { setup: '', code, fields: [], ...more },
    { values: { boat: 'Boat' }, moduleOf: (name) => (name.startsWith('@') ? 'module.mjs' : undefined) },
  );

test('imports lead to the modules that stand for packages', () => {
  const { code } = compile('import { Boat } from "@harbor/boat";\nimport fs from "node:fs";\nfs.run(Boat, boat);');
  expect(code).toContain('from "./module.mjs"');
  expect(code).toContain('from "node:fs"');
  expect(code).toContain('const { boat } = globalThis.sampleValues;');
});

test('each line of the module knows its line of the sample', () => {
  const { code, lines } = compile('interface A {\n  a: 1;\n}\n\nboat.a();\n\nboat.b();', { setup: 'const c = 1;\nc;' });
  const lineOf = (text: string) => lines[code.split('\n').findIndex((line) => line.includes(text))];
  expect(lineOf('boat.a()')).toBe(5);
  expect(lineOf('boat.b()')).toBe(7);
  expect(lineOf('const c')).toBe(1);
});

test('fields take the places of their texts', () => {
  const { code } = compile("boat.rm('/a'); boat.rm('/a/b');", { fields: [{ name: 'path', literal: "'/a'" }] });
  expect(code).toContain('boat.rm(globalThis.sampleFields.path)');
  expect(code).toContain('boat.rm("/a/b")');
});

test('nothing but an import loads a module', () => {
  const pragmas = '/** @jsxRuntime automatic @jsxImportSource data:text/javascript, */';
  const { code } = compile(`${pragmas}\nexport const a = [<a />, import("@harbor/" + boat), import("node:fs")];`);
  expect(code).not.toMatch(/\bimport\b/);
});
