import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyProject, ROOT_DIR, sharedDir } from '../fixture/copyProject.ts';
import { digestFiles } from '../lib/digest.ts';
import { listShellFiles, readCompilerDigest, readShellDigest } from './shellFiles.ts';

const projectDir = sharedDir('shell');
let files: string[];
let digest: string;

beforeAll(async () => {
  copyProject(projectDir);
  cpSync(path.join(ROOT_DIR, 'tsconfig.json'), path.join(projectDir, 'tsconfig.json'));
  files = await listShellFiles(projectDir);
  digest = digestFiles(projectDir, files);
  return () => rmSync(projectDir, { recursive: true, force: true });
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

test('a change of a file of the shell changes its digest', async () => {
  expect(await readShellDigest(projectDir)).toBe(digest);
  expect(await withChange('theme/content/Sample.tsx', () => readShellDigest(projectDir))).not.toBe(digest);
});

test.each([
  'theme/styles/tokens.test.ts',
  'packages/search/testing/make.ts',
  'scripts/merge/mergeSite.ts',
  'versions.config.ts',
])('a change of %s keeps the digest of the shell', async (file) => {
  expect(await withChange(file, () => readShellDigest(projectDir))).toBe(digest);
});

test.each(['common/docs/parseMarkdown.ts', 'e2e/fixture/library/library.config.ts', 'package-lock.json'])(
  'what was compiled before a change of %s is not taken',
  async (file) => {
    const before = await readCompilerDigest(projectDir);
    expect(await withChange(file, () => readCompilerDigest(projectDir))).not.toBe(before);
  },
);

test.each(['theme/styles/tokens.css', 'theme/content/Sample.tsx', 'plugins/markdown/callouts.test.ts'])(
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
