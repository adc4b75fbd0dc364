import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import { expect, test } from 'vitest';
import { parsePage } from '../../common/docs/parsePage.ts';
import { type PageSamples, RUNS_DIR, SAMPLES_FILE } from '../../common/samples.ts';
import { listLibraryVersions, readLibraryPackages } from '../../scripts/api/libraryPackages.ts';
import { writeSampleRuns } from '../../scripts/samples/writeSampleRuns.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
/** The newest version that the project has packages of. */
const versionName = listLibraryVersions(library).sort(compare).at(-1) ?? '';

const ADB = ['import type { Adb } from "@yume-chan/adb";', 'declare const adb: Adb;'];
const block = (...lines: string[]) => ['```ts', ...lines, '```', ''];

/** Write the runs of one page, `api/a.md`. */
async function write(lines: string[], packages = readLibraryPackages(library, versionName)) {
  const outDir = makeTempDir();
  const pages = [parsePage('api/a.md', ['# A', '', ...lines].join('\n'))];
  const extras = await writeSampleRuns({ library, projectDir, versionName, pages, packages, outDir });
  return { outDir, extras: Object.values(extras['api/a.md'] ?? {}) };
}

const readPage = (outDir: string): PageSamples =>
  JSON.parse(readFileSync(path.join(outDir, 'api/a', SAMPLES_FILE), 'utf8'));

test('a page gets its samples, their modules and what runs them', async () => {
  const { outDir, extras } = await write([
    "<!-- field key: 'ro.a' -->",
    ...block(...ADB, "console.log(await adb.getProp('ro.a'));"),
  ]);
  expect(extras).toEqual([{ canRun: true, fields: [{ name: 'key', literal: "'ro.a'" }] }]);
  const { runner, samples } = readPage(outDir);
  const [sample] = Object.values(samples);
  expect(sample).toMatchObject({ values: { adb: 'Adb' }, fields: [{ name: 'key', value: 'ro.a' }] });
  expect(readFileSync(path.join(outDir, sample?.module ?? ''), 'utf8')).toContain(
    'getProp(globalThis.sampleFields.key)',
  );
  expect(readdirSync(path.join(outDir, RUNS_DIR))).toContain(path.basename(runner));
});

test('without packages, nothing is written, and nothing is told of the samples', async () => {
  const { outDir, extras } = await write(
    [...block(...ADB, 'await adb.close();'), ...block('import fs from "node:fs"; fs.rmSync("a");')],
    [],
  );
  expect(extras).toEqual([{}]);
  expect(readdirSync(outDir)).toEqual([]);
});

test('equal pages give equal files in any folder', async () => {
  const lines = block(...ADB, 'await adb.close();');
  const [first, second] = [await write(lines), await write(lines)];
  const list = (dir: string) => readdirSync(path.join(dir, RUNS_DIR)).sort();
  expect(list(second.outDir)).toEqual(list(first.outDir));
});

test('a sample gets the links to its value, and its code below the set-up is beside the page', async () => {
  const setup = ['<!-- gives adb: in a test -->', '', ...block('const adb = await connect();')];
  const { outDir, extras } = await write([...setup, ...block(...ADB, 'await adb.close();')], []);
  const links = [{ label: 'in a test', href: '/api/a/#a' }];
  expect(extras).toContainEqual({ source: { name: 'adb', links, joined: ['in a test'] } });
  const { runner, joined } = readPage(outDir);
  expect(runner).toBe('');
  const code = 'const adb = await connect();\n\nawait adb.close();\n';
  expect(Object.values(joined)).toEqual([[{ label: 'in a test', code }]]);
});
