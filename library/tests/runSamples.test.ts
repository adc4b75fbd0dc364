import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import { expect, onTestFinished, test } from 'vitest';
import { FileCache } from '../../common/docs/FileCache.ts';
import { parsePage } from '../../common/docs/parsePage.ts';
import { listLibraryVersions, readLibraryPackages } from '../../scripts/api/libraryPackages.ts';
import { RunProcess } from '../../scripts/checks/samples/RunProcess.ts';
import { type RunReport, runSamples } from '../../scripts/checks/samples/runSamples.ts';
import { listSamples } from '../../scripts/samples/listSamples.ts';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
/** The newest version that the project has packages of. */
const versionName = listLibraryVersions(library).sort(compare).at(-1) ?? '';

const ADB = ['import type { Adb } from "@yume-chan/adb";', 'declare const adb: Adb;'];

/** Run the blocks of a page. Each is a list of lines, and begins at the line after `# A` that the test counts. */
const run = (...lines: string[]): Promise<RunReport> => runWith(undefined, ...lines);

function runWith(cache: FileCache | undefined, ...lines: string[]): Promise<RunReport> {
  const page = parsePage('a.md', ['---', 'title: A', '---', '# A', '', ...lines].join('\n'));
  return runSamples({
    library,
    projectDir,
    versionName,
    samples: listSamples(page),
    packages: readLibraryPackages(library, versionName),
    workDir: path.join(makeTempDir(), 'runs'),
    cache,
  });
}

const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];
const output = (...lines: string[]) => ['```text title="Output"', ...lines, '```', ''];
const packets = (...lines: string[]) => ['```text title="Packets"', ...lines, '```', ''];

test('samples run on a device of their own, and are counted', async () => {
  const report = await run(
    ...block(...ADB, 'await adb.createSocketAndWait("exec:echo 1 > /sdcard/a");'),
    ...block(...ADB, 'console.log(await adb.createSocketAndWait("exec:cat /sdcard/a"));'),
    ...output('cat: /sdcard/a: No such file or directory'),
    ...block('export interface A {}'),
    ...block('document.title = "a";'),
  );
  expect(report).toEqual({
    ran: 2,
    declarations: 1,
    impossible: ['it needs a browser: document'],
    errors: [],
  });
});

test('a run is kept for every page that has the sample, one that failed is not', async () => {
  const dir = makeTempDir();
  const cache = new FileCache(dir);
  const sample = block('const a: number = 1;', 'console.log(a);');
  const first = await runWith(cache, ...sample, ...output('2'), ...block('const b: number = 1;', 'if (b) throw b;'));
  expect(first.errors.map(({ line }) => line)).toEqual([12, 16]);
  expect(readdirSync(dir)).toHaveLength(1);
  const moved = await runWith(cache, '', ...sample, ...output('2'));
  expect(moved.errors).toEqual([{ ...first.errors[0], line: 13, correction: expect.objectContaining({ line: 13 }) }]);
});

test('what a sample throws, and a rejection that it leaves, are errors at their lines', async () => {
  const { errors } = await run(
    ...block('const a: number = 1;', 'if (a) throw new Error("thrown");'),
    ...block('interface A { b: number }', '', 'void Promise.reject(new Error("left"));'),
    ...block('console.log("fine");'),
  );
  expect(errors).toEqual([
    { filePath: 'a.md', line: 8, message: 'The sample fails when it runs: thrown' },
    { filePath: 'a.md', line: 14, message: 'The sample fails when it runs: left' },
  ]);
});

test('fields have the values that the page shows', async () => {
  const { errors } = await run("<!-- field name: 'a' -->", '', ...block("console.log('a');"), ...output('a'));
  expect(errors).toEqual([]);
});

test('another output than the page shows is an error', async () => {
  const { errors } = await run(...block('console.log("a", [1]);'), ...output('b'));
  expect(errors).toEqual([
    {
      filePath: 'a.md',
      line: 11,
      message: 'The page says "b", but the sample prints "a [ 1 ]".',
      correction: { line: 11, count: 1, lines: ['a [ 1 ]'] },
    },
  ]);
});

test('packets are those of the sample alone, and others than the page shows are an error', async () => {
  const sample = block(...ADB, 'await (await adb.createSocket("shell:exit")).close();');
  const { errors } = await run(...sample, ...packets('→ OPEN 1 … "shell:exit"', '…', '→ CLSE 1 …', '…'));
  expect(errors).toEqual([]);
  const others = await run(...sample, ...output(), ...packets('→ OPEN 1 … "shell:exit"', '→ OKAY 1 1'));
  expect(others.errors).toMatchObject([
    { line: 17, message: expect.stringMatching(/^The page says "→ OKAY 1 1", but the sample exchanges "← OKAY/) },
  ]);
});

test('a sample that readers can run shows something: a line, a packet or a change', async () => {
  const { errors } = await run(
    ...block(...ADB, 'if (!adb.serial) console.log(1);'),
    ...block(...ADB, 'await (await adb.createSocket("shell:exit")).close();'),
    ...block(...ADB, 'console.log(adb.serial);'),
    ...block('const list = [1].map(String);'),
  );
  expect(errors).toEqual([{ filePath: 'a.md', line: 7, message: expect.stringContaining('shows nothing') }]);
});

test('a fault of the simulated device is an error of a sample that does not look at the exit code', async () => {
  const { errors } = await run(
    ...block(
      ...ADB,
      'Date.prototype.toISOString = () => { throw new Error("No clock."); };',
      'await adb.createSocketAndWait("exec:ls -l /sdcard");',
      'console.log("fine");',
    ),
  );
  expect(errors).toMatchObject([{ message: expect.stringContaining('No clock.') }]);
});

test('packets below what does not run are an error', async () => {
  const { errors } = await run(...block('export interface A {}'), ...packets('→ OKAY 1 1'));
  expect(errors).toMatchObject([{ line: 11, message: expect.stringContaining('does not run') }]);
});

test.each([
  ['process.exit(0);', 'it ended its process.'],
  ['for (let i = 0; i < 1e6; i += 1) console.log(i);', 'it prints more than 1000 lines.'],
  ['const all: number[][] = []; for (;;) all.push(new Array(1e6).fill(0.5));', 'it needs more than 512 MB of memory.'],
  ['const all: Buffer[] = []; for (;;) all.push(Buffer.alloc(1e8, 1));', 'it needs more than 512 MB of memory.'],
])('%s is one error, and costs the other samples nothing', async (code, message) => {
  const { errors } = await run(...block(code), ...block('console.log(1);'), ...output('1'));
  expect(errors).toEqual([{ filePath: 'a.md', line: 7, message: `The sample fails when it runs: ${message}` }]);
});

test('a sample reaches no network but the simulated one', async () => {
  const { errors } = await run(
    ...block('await fetch("https://example.org/");'),
    ...block(
      'import { connect } from "node:net";',
      'const socket = connect(1);',
      'await new Promise((_, fail) => socket.on("error", fail));',
    ),
  );
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('fetch is not here'),
    expect.stringContaining('ECONNREFUSED'),
  ]);
});

test('a sample that writes a file runs, and the file is not written', async () => {
  const file = path.join(makeTempDir(), 'left.txt');
  const code = `await writeFile(${JSON.stringify(file)}, "a");`;
  const { ran, errors } = await run(...block('import { writeFile } from "node:fs/promises";', code));
  expect({ ran, errors, isWritten: existsSync(file) }).toEqual({ ran: 1, errors: [], isWritten: false });
});

test('a sample gets what it declares: a text, a function of the page, and one that takes data', async () => {
  const { errors } = await run(
    ...block('export function show(a: number) { return JSON.stringify([a]); }'),
    ...block(
      'declare const serial: string;',
      'declare function show(a: number): string;',
      'declare function take(a: string): Promise<void>;',
      'console.log(serial);',
      'await take(show(1));',
    ),
    ...output('emulator-5554', '[1]'),
  );
  expect(errors).toEqual([]);
});

test('a sample leaves its page at the end', async () => {
  const { errors } = await run(
    ...block('window.addEventListener("pagehide", () => console.log("left"));'),
    ...output('left'),
    ...block('console.log(1);'),
    ...output('1'),
  );
  expect(errors).toEqual([]);
});

test('a sample that does not end is an error, and the next one runs', async () => {
  const dir = makeTempDir();
  const script = `process.on("message", ({ address }) => {
    while (address === "");
    process.send({ output: [address], packets: [], changes: 0, errors: [] });
  });`;
  writeFiles(dir, { 'runner.mjs': script });
  const runner = new RunProcess(path.join(dir, 'runner.mjs'));
  onTestFinished(() => runner.close());
  const run = (address: string, limit?: number) => runner.run({ address, values: {} }, limit);
  expect((await run('', 500)).errors).toEqual([{ message: 'it did not end in 500 ms.', line: 0 }]);
  expect((await run('a')).output).toEqual(['a']);
});

test('a message that is no result is an error', async () => {
  const dir = makeTempDir();
  writeFiles(dir, { 'runner.mjs': 'process.on("message", () => process.send({ output: "a", errors: null }));' });
  const runner = new RunProcess(path.join(dir, 'runner.mjs'));
  onTestFinished(() => runner.close());
  expect((await runner.run({ address: '', values: {} })).errors).toEqual([{ message: 'it sent no result.', line: 0 }]);
});
