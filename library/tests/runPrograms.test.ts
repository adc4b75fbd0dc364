import path from 'node:path';
import { compare } from 'semver';
import { expect, test } from 'vitest';
import { listLibraryVersions, readLibraryPackages } from '../../scripts/api/libraryPackages.ts';
import { listPrograms } from '../../scripts/checks/samples/checkPrograms.ts';
import { type ProgramReport, runPrograms } from '../../scripts/checks/samples/runPrograms.ts';
import { parsePage } from '../../scripts/content/readDocs.ts';
import { listSamples } from '../../scripts/samples/listSamples.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
/** The newest version that the project has packages of. */
const versionName = listLibraryVersions(library).sort(compare).at(-1) ?? '';

const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];
const output = (...lines: string[]) => ['```text title="Output"', ...lines, '```', ''];

/** The block that connects. */
const PROVIDER = [
  '<!-- gives adb: in Node.js -->',
  '',
  ...block(
    'import { Adb, AdbServerClient } from "@yume-chan/adb";',
    'import { AdbServerNodeTcpConnector } from "@yume-chan/adb-server-node-tcp";',
    '',
    'const client = new AdbServerClient(',
    '    new AdbServerNodeTcpConnector({ host: "127.0.0.1", port: 5037 }),',
    ');',
    'const adb = new Adb(await client.createTransport(undefined));',
  ),
];
const USER = ['import type { Adb } from "@yume-chan/adb";', 'declare const adb: Adb;'];
/** Line of the page at which the first sample behind the provider begins. */
const LINE = 19;

/** Run the programs of a page: those of the blocks behind one that connects. */
function run(...lines: string[]): Promise<ProgramReport> {
  const page = parsePage('a.md', ['---', 'title: A', '---', '# A', '', ...PROVIDER, ...lines].join('\n'));
  return runPrograms({
    library,
    projectDir,
    versionName,
    programs: listPrograms([page], { library, toCheck: listSamples(page) }),
    packages: readLibraryPackages(library, versionName),
    workDir: path.join(makeTempDir(), 'runs'),
  });
}

test('programs reach a device of their own through a server, without their types', async () => {
  const report = await run(
    ...block(...USER, 'const same: Adb = adb;', 'await same.createSocketAndWait("exec:echo 1 > /sdcard/a");'),
    ...block(...USER, 'console.log(await adb.createSocketAndWait("exec:cat /sdcard/a") as string, adb.serial);'),
    ...output('cat: /sdcard/a: No such file or directory', ' emulator-5554'),
  );
  expect(report).toEqual({ ran: 2, errors: [] });
});

test('a program that throws is an error, with what it prints', async () => {
  const { errors } = await run(...block(...USER, 'throw new Error("no " + adb.serial);'));
  expect(errors).toEqual([
    {
      filePath: 'a.md',
      line: LINE,
      message: expect.stringMatching(
        /^The whole program \(in Node\.js\), saved as program\.mjs, ends with the exit code 1:\n[\s\S]*program\.mjs:9\n[\s\S]*no emulator-5554/,
      ),
    },
  ]);
});

test('the program has to print what the page shows, errors included', async () => {
  const code = [...USER, 'console.error("a");', 'console.log(adb.serial.length);'];
  expect((await run(...block(...code), ...output('a', '13'))).errors).toEqual([]);
  expect((await run(...block(...code), ...output('a', '14'))).errors).toEqual([
    {
      filePath: 'a.md',
      line: LINE + 8,
      message: 'The whole program (in Node.js) prints something else. The page says "14", but the sample prints "13".',
    },
  ]);
});

test('a program does not run if the page says why, or if it is for a browser', async () => {
  const report = await run(
    '<!-- not run: it needs a reader -->',
    '',
    ...block(...USER, 'throw new Error(adb.serial);'),
    ...['<!-- gives page: in a page -->', '', ...block('const page = document.title;')],
    ...block('declare const page: string;', 'throw new Error(page);'),
  );
  expect(report).toEqual({ ran: 0, errors: [] });
});
