import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FileCache } from '../../common/docs/FileCache.ts';
import { parsePage } from '../../common/docs/parsePage.ts';
import { readLibraryPackages } from '../../scripts/api/libraryPackages.ts';
import { checkSamples } from '../../scripts/checks/samples/checkSamples.ts';
import { typeCheck } from '../../scripts/checks/samples/typeCheck.ts';
import { createProject } from '../../scripts/project.ts';
import { listLibraryImports, listLonelyPackets, listSamples } from '../../scripts/samples/listSamples.ts';
import { makeTempDir, writeFiles } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');

const pageOf = (...lines: string[]) => parsePage('a.md', ['---', 'title: A', '---', '# A', '', ...lines].join('\n'));

/** Check the blocks of a page against the real packages of a version. */
function check(lines: string[], versionName = '2.1.0', cache?: FileCache) {
  const packages = readLibraryPackages(library, versionName);
  return typeCheck({ library, versionName, pages: [pageOf(...lines)], packages, projectDir, cache });
}

test('the errors of a block are kept with their lines in it', () => {
  const dir = makeTempDir();
  const cache = new FileCache(dir);
  const lines = ['```ts', 'const a = 1;', 'const b: string = a;', '```'];
  const { errors } = check(lines, '2.1.0', cache);
  expect(errors.map(({ line }) => line)).toEqual([8]);
  const moved = errors.map((error) => ({ ...error, line: 9 }));
  expect(check(['', ...lines], '2.1.0', cache).errors).toEqual(moved);
  expect(readdirSync(dir)).toHaveLength(1);
});

describe('listSamples', () => {
  test('takes TypeScript blocks with the line that their code begins at', () => {
    const page = pageOf(
      '```ts title="a.ts"',
      'let a = 1;',
      '```',
      '',
      '```sh',
      'ls',
      '```',
      '',
      '- list',
      '',
      '  ```tsx',
      '  b',
      '  ```',
    );
    expect(listSamples(page).map(({ line, code }) => [line, code])).toEqual([
      [7, 'let a = 1;'],
      [17, 'b'],
    ]);
  });

  test.each([
    [['Packets'], { packets: { text: '1', line: 11, endLine: 12 }, output: undefined }],
    [
      ['Output', 'Packets'],
      { output: { text: '1', line: 11, endLine: 12 }, packets: { text: '2', line: 15, endLine: 16 } },
    ],
    [
      ['Packets', 'Output'],
      { packets: { text: '1', line: 11, endLine: 12 }, output: { text: '2', line: 15, endLine: 16 } },
    ],
    [['Output', 'Output', 'Packets'], { output: { text: '1', line: 11, endLine: 12 }, packets: undefined }],
    [['other', 'Packets'], { output: undefined, packets: undefined }],
  ])('below a sample, blocks %j are what it gives', (titles, shown) => {
    const below = titles.flatMap((title, index) => ['', `\`\`\`text title="${title}"`, String(index + 1), '```']);
    expect(listSamples(pageOf('```ts', 'a;', '```', ...below))[0]).toMatchObject(shown);
  });

  test('packets below no sample are refused', () => {
    const packets = ['```text title="Packets"', '1', '```', ''];
    const page = pageOf('```ts', 'a;', '```', '', ...packets, 'Text.', '', ...packets);
    expect(listLonelyPackets(page)).toEqual([17]);
  });

  test('names the packages that a block imports, once and without paths inside them', () => {
    const code =
      'import { a } from "@yume-chan/adb";\nimport type { b } from \'@yume-chan/adb\';\nawait import("@yume-chan/struct/x");';
    expect(listLibraryImports({ setup: '', code }, library)).toEqual(['@yume-chan/adb', '@yume-chan/struct']);
  });
});

describe('checkSamples', () => {
  test('accepts a sample that is right in its version, and its set-up lines', () => {
    const lines = [
      '<!-- setup',
      'declare const adb: import("@yume-chan/adb").Adb;',
      '-->',
      '',
      '```ts',
      'await adb.getProp("ro.product.model");',
      '```',
    ];
    expect(check(lines)).toEqual({ checked: 1, skipped: [], lacking: [], errors: [], wide: [] });
  });

  test('names page, line and cause of a sample that is wrong in its version', () => {
    const lines = [
      '```ts',
      'import { Adb } from "@yume-chan/adb";',
      '',
      'declare const adb: Adb;',
      'adb.subprocess.noneProtocol;',
      '```',
    ];
    expect(check(lines).errors).toEqual([]);
    expect(check(lines, '0.0.24').errors).toMatchObject([
      { filePath: 'a.md', line: 10, message: expect.stringContaining("'noneProtocol' does not exist") },
    ]);
  });

  test('names syntax that types are not all of, and a type that is imported as a value', () => {
    const lines = ['```ts', 'import { AdbSocket } from "@yume-chan/adb";', 'enum A {}', 'let a: AdbSocket;', '```'];
    expect(check(lines).errors).toMatchObject([
      { line: 7, message: expect.stringContaining('TS1484') },
      { line: 8, message: expect.stringContaining('TS1294') },
    ]);
  });

  test('names the longest line of a sample that has more than 80 columns', () => {
    const lines = [
      '```ts',
      `// ${'a'.repeat(78)}`,
      `// ${'b'.repeat(90)}`,
      '```',
      '',
      '```ts',
      `// ${'c'.repeat(77)}`,
      '```',
    ];
    expect(check(lines).wide).toEqual([{ filePath: 'a.md', line: 8, message: '93 columns' }]);
  });

  test('does not let two samples see each other', () => {
    expect(check(['```ts', 'const a = 1;', '```', '', '```ts', 'const a = 2;', 'a.x;', '```']).errors).toMatchObject([
      { line: 12 },
    ]);
  });

  test('a field needs a name, and a text that the sample has', () => {
    const block = ['```ts', "const a: string = '/a';", '```'];
    expect(check(["<!-- field path: '/a' -->", ...block]).errors).toEqual([]);
    expect(check(["<!-- field path: '/b' -->", ...block]).errors).toMatchObject([
      { line: 8, message: expect.stringContaining("no text '/b'") },
    ]);
    expect(check(["<!-- field run: '/a' -->", ...block]).errors).toMatchObject([
      { line: 8, message: expect.stringContaining('cannot have the name "run"') },
    ]);
    expect(check(['<!-- field /a -->', ...block]).errors).toMatchObject([
      { line: 8, message: expect.stringContaining('not as "/a"') },
    ]);
  });

  test.each(['ignore', 'expect-error'])('refuses to be silenced by the directive "%s"', (directive) => {
    expect(check(['```ts', `// @ts-${directive}`, 'let a: string = 1;', '```']).errors).toEqual([
      { filePath: 'a.md', line: 7, message: expect.stringContaining('suppresses errors of the compiler') },
    ]);
  });

  test.each(['const a = 1 as any;', 'function f(a: any) {}', 'const a = new Map<any>();'])(
    'refuses to be silenced by a type that allows all: %s',
    (code) => expect(check(['```ts', code, '```']).errors[0]?.message).toContain('suppresses errors of the compiler'),
  );

  test('skips a sample whose package is not installed, and one that says why', () => {
    const lines = [
      '```ts',
      'import "@yume-chan/adb";',
      '```',
      '',
      '<!-- unchecked: pseudocode -->',
      '',
      '```ts',
      'no code',
      '```',
    ];
    expect(check(lines, '0.0.1')).toMatchObject({
      checked: 0,
      skipped: ['pseudocode'],
      lacking: [['@yume-chan/adb']],
      errors: [],
    });
  });
});

describe('a sample with its set-up', () => {
  const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];
  const PROVIDER = [
    '<!-- gives adb: in a test -->',
    '',
    ...block(
      'import { Adb, AdbServerClient } from "@yume-chan/adb";',
      'const connector = {} as AdbServerClient.ServerConnector;',
      'const client = new AdbServerClient(connector);',
      'const adb: Adb = await client.createAdb(undefined);',
    ),
  ];
  const USER = ['import type { Adb } from "@yume-chan/adb";', 'declare const adb: Adb;'];

  test('compiles as it is copied', () => {
    expect(check([...PROVIDER, ...block(...USER, 'await adb.close();')]).errors).toEqual([]);
  });

  test('has an error at the sample if the two do not fit', () => {
    const { errors } = check([...PROVIDER, ...block(...USER, 'const client = adb;', 'client.close();')]);
    expect(errors[0]).toEqual({
      filePath: 'a.md',
      line: 16,
      message: expect.stringMatching(
        /^Copied with its set-up \(in a test\), the sample is wrong in its line 4: TS2451/,
      ),
    });
  });
});

test('with DOCS_SAMPLES=compile, samples are compiled and not run', async () => {
  const docs = makeTempDir();
  writeFiles(docs, { 'index.md': ['# A', '', '```ts', 'throw new Error("run");', '```', ''].join('\n') });
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    lines.mockRestore();
    vi.unstubAllEnvs();
  });
  const checkIn = (mode: string) => {
    vi.stubEnv('DOCS_SAMPLES', mode);
    return checkSamples(createProject(), ['latest'], { docs });
  };
  await checkIn('compile');
  expect(lines.mock.calls.join('\n')).toContain('none of them is run');
  await expect(checkIn('')).rejects.toThrow('The sample fails when it runs: run');
  await expect(checkIn('complie')).rejects.toThrow('DOCS_SAMPLES is "complie".');
});
