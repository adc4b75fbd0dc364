import { expect, test } from 'vitest';
import { makeHarbor, makeSample } from '../testing/harbor.ts';
import type { Sample } from './listSamples.ts';
import { planRun, type RunPlace } from './planRun.ts';

const plan = (code: string, more: Partial<Sample> = {}, place: RunPlace = 'process') =>
  planRun(makeSample(code, more), { library: makeHarbor(), packages: [{ name: '@harbor/boats' }], place });

test('a sample runs with the values that it declares', () => {
  expect(plan('console.log(await boat.sail());', { setup: 'declare const boat: Boat;' })).toEqual({
    kind: 'run',
    values: { boat: 'Boat' },
  });
});

test('a sample that only declares something has nothing to run', () => {
  expect(plan('export function f() { document.body.remove(); }')).toEqual({ kind: 'declaration' });
});

test.each([
  ['import { a } from "ws"; a();', 'it imports what a run does not have: ws'],
  ['declare function send(): void; send();', 'it is a part of a program: it needs: send'],
  ['declare const a: Unknown; a.run();', 'the simulation has no value of the type: Unknown'],
])('%s does not run: %s', (code, reason) => {
  expect(plan(code)).toEqual({ kind: 'impossible', reason });
});

test('packages of the version and harmless modules of Node.js can be imported', () => {
  const code = 'import { once } from "node:events"; import { Boat } from "@harbor/boats"; once(Boat);';
  expect(plan(code).kind).toBe('run');
});

test.each([
  ['import { readFileSync } from "node:fs"; readFileSync("a");', 'node:fs'],
  ['import { connect } from "net"; connect(1);', 'net'],
  ['run(); export * from "node:http";', 'node:http'],
  ['import { run } from "./runner.mjs"; run();', './runner.mjs'],
  ['import { run } from "@harbor/boats/inner"; run();', '@harbor/boats/inner'],
  ['import { run } from "node:\\u0068ttp"; run();', 'node:http'],
  ['function load() { return import("node:" + "http"); } await load();', 'import()'],
])('no run has what is imported: %s', (code, name) => {
  const reason = `it imports what a run does not have: ${name}`;
  expect(plan(code)).toEqual({ kind: 'impossible', reason });
  expect(plan('run();', { setup: code })).toEqual({ kind: 'impossible', reason });
});

test.each([
  ['eval("1");', 'eval'],
  ['new Function("return process")();', 'Function'],
  ['({}).constructor.constructor("return process")();', 'constructor'],
  ['({})["constructor"]["constructor"]("return process")();', 'constructor'],
  ['if (a) { class A extends eval("b") {} }', 'eval'],
  ['run(globalThis.process, glob\\u0061lThis);', 'globalThis'],
  ['require("node:http");', 'require'],
  ['process.binding("tcp_wrap");', 'binding'],
  ['const { dlopen, getBuiltinModule: get } = process;', 'dlopen, getBuiltinModule'],
  ['Error.prepareStackTrace = (_, frames) => frames[0].getThis();', 'prepareStackTrace'],
])('no process runs what could leave its sandbox: %s', (code, names) => {
  const reason = `it could leave its sandbox: ${names}`;
  expect(plan(code)).toEqual({ kind: 'impossible', reason });
  expect(plan('run();', { setup: code })).toEqual({ kind: 'impossible', reason });
});

test('a page may say why a sample does not run', () => {
  expect(plan('run();', { noRunReason: 'it turns the device off' })).toEqual({
    kind: 'impossible',
    reason: 'its page says: it turns the device off',
  });
});

test('what needs a page runs neither in a process nor in a worker', () => {
  const plans = { kind: 'impossible', reason: 'it needs a browser: document' };
  for (const place of ['process', 'worker'] as const) expect(plan('document.title = "a";', {}, place)).toEqual(plans);
});

test('what needs Node.js does not run in a page', () => {
  for (const code of ['import fs from "node:fs"; fs.run();', 'Buffer.from("a");'])
    expect(plan(code, {}, 'worker')).toMatchObject({
      kind: 'impossible',
      reason: expect.stringContaining('it needs Node.js'),
    });
});

test.each([
  'const options = new Options({ audio: false });',
  'declare const file: ReadableStream<Uint8Array>; const boxes = wrap(file);',
  'const table = create(); function show() { console.log(table); }',
])('a reader would see nothing of a run in a page: %s', (code) => {
  expect(plan(code, {}, 'worker')).toEqual({ kind: 'silent' });
  expect(plan(code).kind).toBe('run');
});

test.each([
  'console.log(1);',
  'const table = create(); function show() { console.log(table); } show();',
  'declare const boat: Boat; await boat.close();',
  'declare const file: ReadableStream<Uint8Array>; declare function take(data: unknown): void; take(file);',
])('a reader can see something of a run in a page: %s', (code) => {
  expect(plan(code, {}, 'worker').kind).toBe('run');
});
