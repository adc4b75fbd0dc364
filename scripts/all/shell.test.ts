// The files of the shell are all that a build reads.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listShellFiles } from '../build/shellFiles.ts';
import { linkPackages, makeProject, ROOT_DIR, readRootConfig, sharedDir } from '../fixture/makeProject.ts';
import { readFileDigests } from '../lib/digest.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { writeFiles } from '../testing/makeRepo.ts';

const projectDir = sharedDir('shell');
const bareDir = `${projectDir}-bare`;
afterAll(() => {
  for (const dir of [projectDir, bareDir]) rmSync(dir, { recursive: true, force: true });
});

test('in a folder with only the files of the shell, a build is the same byte for byte', async () => {
  await makeProject(projectDir);
  cpSync(path.join(ROOT_DIR, 'tsconfig.json'), path.join(projectDir, 'tsconfig.json'));
  const site = { ...readRootConfig(), library: { dir: path.join(ROOT_DIR, 'e2e/fixture/library') } };
  for (const file of listShellFiles(projectDir, site)) cpSync(path.join(projectDir, file), path.join(bareDir, file));
  expect(readFileDigests(build(bareDir))).toEqual(readFileDigests(build(projectDir)));
});

/** Build docs of the fixture with the shell of a folder, as the version that the library has packages for. Returns the folder. */
function build(dir: string): string {
  cpSync(path.join(ROOT_DIR, 'e2e/fixture/docs/next'), path.join(dir, 'docs'), { recursive: true });
  linkPackages(dir, { 'harbor-next-harbor': path.join(dir, 'e2e/fixture/library/packages/harbor') });
  writeFiles(dir, { 'build.ts': BUILD });
  const buildDir = path.join(dir, '.site/builds/next');
  const planned = {
    version: { name: 'next', label: 'next', role: 'latest', ref: 'main', commit: '' },
    base: '/',
    siteBase: '/',
    editRef: 'main',
    lastChanges: { 'index.md': { commit: '', date: '2024-01-02T03:04:05Z' } },
    apiStatuses: { 'Folder.watch': { since: '8.0.0' } },
    dir: buildDir,
  };
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'build.ts', JSON.stringify({ paths: sitePaths(dir), build: planned })],
    { cwd: dir },
  );
  return buildDir;
}

const BUILD = `import { BuilderPool } from './scripts/build/BuilderPool.ts';
import { buildVersion } from './scripts/build/buildVersion.ts';

const { paths, build } = JSON.parse(process.argv[2]);
const builders = await BuilderPool.open(paths, 1);
await buildVersion({ paths, build, builders, versionNames: ['next'], onStep: () => {} });
await builders.close();
`;
