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
const packets = (...lines: string[]) => ['```text title="Packets"', ...lines, '```', ''];

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
    ...block(...USER, 'const same: Adb = adb;', 'await same.createSocketAndWait("shell:setprop debug.a 1");'),
    ...block(...USER, 'console.log([await adb.getProp("debug.a")] as string[], adb.serial);'),
    ...output("[ '' ] emulator-5554"),
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

test.each([
  ['never settles', 'await new Promise(() => {});', 'never gets past an await'],
  ['fails in the background', 'Promise.reject(new Error("late")).catch(console.error);', 'prints an error'],
])('a program that %s is an error', async (_case, code, message) => {
  const { errors } = await run(...block(...USER, 'console.log(adb.serial);', code));
  expect(errors).toMatchObject([{ line: LINE, message: expect.stringContaining(message) }]);
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

test('what a page shows beside packets is printed without a server, and not compared', async () => {
  const sample = block(...USER, 'console.log(adb.transport.constructor.name);');
  expect(await run(...sample, ...output('AdbDaemonTransport'), ...packets('…'))).toEqual({ ran: 1, errors: [] });
});

test('a program that listens is ended, and does not need the ports that it names', async () => {
  const listener = ['import { createServer } from "node:net";', 'createServer().listen(5037, "127.0.0.1");'];
  const tunnel = 'console.log(await adb.reverse.add("tcp:8080", (socket) => void socket.close()));';
  expect(await run(...block(...listener, ...USER, tunnel), ...output('tcp:8080'))).toEqual({ ran: 1, errors: [] });
});

test('long waits are short', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 3_600_000));';
  expect((await run(...block(...USER, wait, 'console.log(adb.serial);'))).errors).toEqual([]);
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
