import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT_DIR, readRootConfig } from '../fixture/makeProject.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { listShellFiles, readCompilerDigest, readShellDigest } from './shellFiles.ts';

const ENTRIES = [
  ...['rspress.config.ts', 'theme/index.tsx', 'plugins/rspress/serveBuilds.ts'],
  ...['scripts/build/BuilderPool.ts', 'scripts/build/buildVersion.ts'],
];

test('every module that a build imports is a file of the shell', async () => {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    absWorkingDir: ROOT_DIR,
    outdir: '.',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    loader: { '.png': 'empty', '.svg': 'empty' },
    external: ['virtual-*'],
  });
  const files = listShellFiles(ROOT_DIR);
  expect(Object.keys(metafile.inputs).filter((file) => !files.includes(file))).toEqual([]);
});

const FILES = {
  'theme/styles/tokens.css': '',
  'theme/content/Sample.tsx': '',
  'common/docs/parseMarkdown.ts': '',
  'common/docs/parseMarkdown.test.ts': '',
  'packages/search/testing/make.ts': '',
  'packages/search/README.md': '',
  'scripts/merge/mergeSite.ts': '',
  'versions.config.ts': '',
  'package-lock.json': '',
  'assets/icon.svg': '',
  'boats/library.config.ts': '',
  'boats/e2e/sail.spec.ts': '',
  'boats/words.txt': '',
};
/** Tell which digests another content of a file changes. */
function listChanged(file: string): string[] {
  const projectDir = makeTempDir();
  const site = { ...readRootConfig(), favicon: 'assets/icon.svg', library: { dir: path.join(ROOT_DIR, 'boats') } };
  const digests = { shell: readShellDigest, compiler: readCompilerDigest };
  const read = () => Object.entries(digests).map(([name, digest]) => [name, digest(projectDir, site)] as const);
  writeFiles(projectDir, FILES);
  const before = Object.fromEntries(read());
  writeFiles(projectDir, { [file]: 'changed' });
  return read().flatMap(([name, digest]) => (digest === before[name] ? [] : [name]));
}

test.each([
  ['theme/styles/tokens.css', ['shell']],
  ['theme/content/Sample.tsx', ['shell']],
  ['common/docs/parseMarkdown.ts', ['shell', 'compiler']],
  ['package-lock.json', ['shell', 'compiler']],
  ['assets/icon.svg', ['shell', 'compiler']],
  ['boats/library.config.ts', ['shell', 'compiler']],
  ['common/docs/parseMarkdown.test.ts', []],
  ['packages/search/testing/make.ts', []],
  ['packages/search/README.md', []],
  ['scripts/merge/mergeSite.ts', []],
  ['versions.config.ts', []],
  ['boats/e2e/sail.spec.ts', []],
  ['boats/words.txt', []],
])('a change of %s changes the digests %j', (file, changed) => {
  expect(listChanged(file)).toEqual(changed);
});
