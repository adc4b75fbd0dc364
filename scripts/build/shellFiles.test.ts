// On a copy of the project, and on one that has only the files of the shell.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compareFolders } from '../lib/compareFolders.ts';
import { digestFiles } from '../lib/digest.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { copyProject, linkPackages, ROOT_DIR, sharedDir } from '../testing/copyProject.ts';
import { writeFiles } from '../testing/makeRepo.ts';
import { listShellFiles, readCompilerDigest, readShellDigest } from './shellFiles.ts';

const projectDir = sharedDir('shell');
const bareDir = `${projectDir}-bare`;
let files: string[];
let digest: string;

beforeAll(async () => {
  copyProject(projectDir);
  cpSync(path.join(ROOT_DIR, 'tsconfig.json'), path.join(projectDir, 'tsconfig.json'));
  files = await listShellFiles(projectDir);
  digest = digestFiles(projectDir, files, () => true);
  return () => {
    for (const dir of [projectDir, bareDir]) rmSync(dir, { recursive: true, force: true });
  };
});

/** Do something while a file has other content. */
async function withChange<T>(file: string, act: () => T): Promise<Awaited<T>> {
  const full = path.join(projectDir, file);
  const before = readFileSync(full);
  writeFileSync(full, Buffer.concat([before, Buffer.from('\n')]));
  try {
    return await act();
  } finally {
    writeFileSync(full, before);
  }
}

test.each([
  ['sorts the pages whose samples run', 'scripts/content/sortPages.ts'],
  ['is the configuration', 'rspress.config.ts'],
  ['is a page of the shell', 'theme/compare/CompareRoute.tsx'],
  ['is a worker', 'theme/search/search.worker.ts'],
  ['is a style sheet', 'theme/styles/tokens.css'],
  ['is a style sheet that is taken as text', 'theme/previews/frame.css'],
  ['is loaded by the bundler', 'plugins/rspress/keepLoader.mjs'],
  ['parses pages', 'common/docs/parseMarkdown.ts'],
  ['is bundled for the head', 'plugins/head/browser/main.ts'],
  ['takes the place of a module of Rspress', 'theme/rspress/routes.tsx'],
  ['draws a sample', 'theme/content/Sample.tsx'],
  ['runs samples in a page', 'e2e/fixture/library/runs/worker.ts'],
  ['is the panel of a run', 'e2e/fixture/library/runs/RunPanel.tsx'],
  ['is a preview', 'e2e/fixture/library/previews/ServerCommand.tsx'],
  ['is the icon', 'e2e/fixture/library/assets/favicon.svg'],
  ['is the picture of the site', 'e2e/fixture/library/assets/social.png'],
  ['says which packages there are', 'package-lock.json'],
  ['says that a folder has no side effects', 'packages/search/package.json'],
])('a file that %s is part of the shell: %s', (_what, file) => {
  expect(files).toContain(file);
});

test('a change of any file of the shell changes its digest', async () => {
  expect(await readShellDigest(projectDir)).toBe(digest);
  // Each file alone: with all of them, each is read as often as there are files.
  for (const file of files) {
    const readDigest = () => digestFiles(projectDir, [file], () => true);
    expect(await withChange(file, readDigest), file).not.toBe(readDigest());
  }
});

test.each([
  'theme/ui/resolveTabKey.test.ts',
  'packages/article-diff/testing/articles.ts',
  'packages/search/README.md',
  'scripts/merge/mergeSite.ts',
  'scripts/checks/samples/checkSamples.ts',
  'versions.config.ts',
])('a change of %s keeps the digest of the shell', async (file) => {
  expect(await withChange(file, () => readShellDigest(projectDir))).toBe(digest);
});

test.each([
  'plugins/markdown/tabs.ts',
  'common/docs/parseMarkdown.ts',
  'scripts/samples/listSymbolUses.ts',
  'common/urls.ts',
  'e2e/fixture/library/library.config.ts',
  'package-lock.json',
])('what was compiled before a change of %s is not taken', async (file) => {
  const before = await readCompilerDigest(projectDir);
  expect(await withChange(file, () => readCompilerDigest(projectDir))).not.toBe(before);
});

test.each(['theme/styles/tokens.css', 'theme/content/Sample.tsx', 'plugins/markdown/tabs.test.ts'])(
  'what was compiled before a change of %s is taken',
  async (file) => {
    const before = await readCompilerDigest(projectDir);
    expect(await withChange(file, () => readCompilerDigest(projectDir))).toBe(before);
  },
);

test('a module that cannot be read is named', async () => {
  const file = 'theme/ui/Icon.tsx';
  const full = path.join(projectDir, file);
  const before = readFileSync(full);
  writeFileSync(full, 'export const = 1;');
  await expect(listShellFiles(projectDir)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(file),
  });
  writeFileSync(full, before);
});

test('a build reads no other file: in a folder with only the files of the shell, it is the same byte for byte', () => {
  for (const file of files) cpSync(path.join(projectDir, file), path.join(bareDir, file));
  expect(compareFolders(build(projectDir), build(bareDir))).toMatchObject({ missing: [], different: [] });
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
    apiFacts: { 'Folder.watch': { since: '2.0.0', changedIn: [] } },
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
await buildVersion({ paths, build, builders, segments: ['next'], onStep: () => {} });
await builders.close();
`;
