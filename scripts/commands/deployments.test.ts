import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Deployment } from '../../common/deployment.ts';
import { type SitePaths, sitePaths } from '../lib/sitePaths.ts';
import { describeProject } from '../testing/describeProject.ts';
import { makeBuild, publish, settings } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { deployments } from './deployments.ts';

/** Two deployments: `old`, and `new`, which `dist` shows. */
function makeTwo() {
  const paths = sitePaths(makeTempDir());
  const publishWords = (words: string, time: string) => {
    rmSync(paths.buildsDir, { recursive: true, force: true });
    const record = makeRecord('1.0.0', '/', [makePage('/')]);
    const build = { ...makeBuild(paths, record, 'latest', { 'site/words.txt': words }), key: words };
    return publish(paths, [build], { time });
  };
  const older = publishWords('old', '2024-01-01T00:00:00Z');
  const newer = publishWords('new', '2024-01-02T00:00:00Z');
  return { paths, older, newer, readWords: () => readFileSync(path.join(paths.distDir, 'words.txt'), 'utf8') };
}

/** Run the command, and return what it printed. */
async function run(paths: SitePaths, options: Parameters<typeof deployments>[1] = {}): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  await deployments({ ...describeProject(paths.projectDir), paths, settings }, options);
  return log.mock.calls.flat().join('\n');
}

test('deployments are listed with the newest first, and which one dist shows', async () => {
  const { paths, older, newer } = makeTwo();
  const lines = (await run(paths)).split('\n');
  expect(lines[1]).toMatch(
    new RegExp(`^${newer.deployment.name}  2024-01-02T00:00:00Z  a{12}  1.0.0  .*shown by dist/$`),
  );
  expect(lines[2]).toMatch(new RegExp(`^${older.deployment.name} .*MB$`));
});

test('dist goes back to an earlier deployment, and forth', async () => {
  const { paths, older, newer, readWords } = makeTwo();
  await run(paths, { use: older.deployment.name });
  expect(readWords()).toBe('old');
  await run(paths, { use: newer.deployment.name });
  expect(readWords()).toBe('new');
});

test('a deployment whose tree was changed is not used, and the file is named', async () => {
  const { paths, older, readWords } = makeTwo();
  writeFileSync(path.join(older.siteDir, 'words.txt'), 'bad');
  await expect(run(paths, { use: older.deployment.name })).rejects.toThrow('words.txt: other bytes');
  expect(readWords()).toBe('new');
});

test('a name that no deployment has is refused with the list', async () => {
  const { paths, older, newer } = makeTwo();
  await expect(run(paths, { use: '../x' })).rejects.toThrow(
    `There is no deployment "../x" here. There are:\n  ${newer.deployment.name}\n  ${older.deployment.name}`,
  );
});

test('a copy of a deployment is checked against its own description', async () => {
  const { paths, newer } = makeTwo();
  const copy = path.join(makeTempDir(), 'copy');
  cpSync(`${paths.distDir}/`, copy, { recursive: true });
  expect(await run(paths, { check: copy })).toContain(`${newer.deployment.name} is whole`);
});

test.each<[string, (dir: string) => void, string]>([
  ['a changed file', (dir) => writeFileSync(path.join(dir, 'index.html'), ''), 'index.html: other bytes'],
  ['a missing file', (dir) => rmSync(path.join(dir, 'versions.json')), 'versions.json: missing'],
  ['a file more', (dir) => writeFileSync(path.join(dir, 'static/x.js'), ''), 'static/x.js: does not belong to it'],
  ['a changed digest', (dir) => editDeployment(dir, { digest: '0'.repeat(64) }), 'do not belong together'],
  ['a changed name', (dir) => editDeployment(dir, { name: `20240102T000000Z-${'0'.repeat(12)}` }), 'do not belong'],
  [
    'a path that leads out',
    (dir) => editDeployment(dir, { files: { '../x': '0'.repeat(64) } }),
    'deployment.json is not valid',
  ],
  ['no description', (dir) => rmSync(path.join(dir, 'deployment.json')), 'has no deployment.json'],
])('a copy with %s is refused', async (_what, damage, message) => {
  const { paths } = makeTwo();
  const copy = path.join(makeTempDir(), 'copy');
  cpSync(`${paths.distDir}/`, copy, { recursive: true });
  damage(copy);
  await expect(run(paths, { check: copy })).rejects.toThrow(message);
});

function editDeployment(dir: string, changes: Partial<Deployment>): void {
  const file = path.join(dir, 'deployment.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }));
}
