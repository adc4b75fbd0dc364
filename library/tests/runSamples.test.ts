import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import { expect, onTestFinished, test } from 'vitest';
import { listLibraryVersions, readLibraryPackages } from '../../scripts/api/libraryPackages.ts';
import { RunProcess } from '../../scripts/checks/samples/RunProcess.ts';
import { type RunReport, runSamples } from '../../scripts/checks/samples/runSamples.ts';
import { parsePage } from '../../scripts/content/readDocs.ts';
import { listSamples } from '../../scripts/samples/listSamples.ts';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
/** The newest version that the project has packages of. */
const versionName = listLibraryVersions(library).sort(compare).at(-1) ?? '';

const ADB = ['import type { Adb } from "@yume-chan/adb";', 'declare const adb: Adb;'];

/** Run the blocks of a page. Each is a list of lines, and begins at the line after `# A` that the test counts. */
function run(...lines: string[]): Promise<RunReport> {
  const page = parsePage('a.md', ['---', 'title: A', '---', '# A', '', ...lines].join('\n'));
  return runSamples({
    library,
    projectDir,
    versionName,
    samples: listSamples(page),
    packages: readLibraryPackages(library, versionName),
    workDir: path.join(makeTempDir(), 'runs'),
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

test('a sample that ends its process costs the others nothing', async () => {
  const { errors } = await run(...block('process.exit(0);'), ...block('console.log(1);'), ...output('1'));
  expect(errors).toEqual([
    { filePath: 'a.md', line: 7, message: 'The sample fails when it runs: it ended its process.' },
  ]);
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

test('files that a sample writes land in no other place, and are gone for the next', async () => {
  const before = readdirSync(process.cwd());
  const { errors } = await run(
    ...block('import { writeFileSync } from "node:fs";', 'writeFileSync("left.txt", "a");'),
    ...block('import { existsSync } from "node:fs";', 'console.log(existsSync("left.txt"));'),
    ...output('false'),
  );
  expect(errors).toEqual([]);
  expect(readdirSync(process.cwd())).toEqual(before);
});

test('a sample gets what it declares: a text, a function of the page, and one that takes data', async () => {
  const { errors } = await run(
    ...block('import { inspect } from "node:util";', 'export function show(a: number) { return inspect([a]); }'),
    ...block(
      'import { inspect } from "node:util";',
      'declare const serial: string;',
      'declare function show(a: number): string;',
      'declare function take(a: string): Promise<void>;',
      'console.log(inspect(serial));',
      'await take(show(1));',
    ),
    ...output("'emulator-5554'", '[ 1 ]'),
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
  const script =
    'process.on("message", ({ address }) => address && process.send({ output: [address], packets: [], errors: [] }));';
  writeFiles(dir, { 'runner.mjs': script });
  const runner = new RunProcess(path.join(dir, 'runner.mjs'));
  onTestFinished(() => runner.close());
  const request = { address: '', sourceName: 'a.tsx', values: {} };
  expect((await runner.run(request, 500)).errors).toEqual([{ message: 'it did not end in 500 ms.', line: 0 }]);
  expect(await runner.run({ ...request, address: 'a' })).toEqual({ output: ['a'], packets: [], errors: [] });
});
