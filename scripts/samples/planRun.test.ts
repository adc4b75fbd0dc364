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
  ['import { a } from "ws"; a();', 'it imports: ws'],
  ['declare function send(): void; send();', 'it is a part of a program: it needs: send'],
  ['declare const a: Unknown; a.run();', 'the simulation has no value of the type: Unknown'],
])('%s does not run: %s', (code, reason) => {
  expect(plan(code)).toEqual({ kind: 'impossible', reason });
});

test('modules of Node.js and packages of the version can be imported', () => {
  expect(plan('import fs from "node:fs"; import { Boat } from "@harbor/boats"; fs.run(Boat);').kind).toBe('run');
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
