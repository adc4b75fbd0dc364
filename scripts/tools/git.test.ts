import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { exportFolder } from './git.ts';

test('a folder has the docs as they were at the commit, and nothing else', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'site/docs/index.md': 'old', 'site/docs/a/b.md': 'b', 'README.md': 'readme' });
  await repo.commit({ 'site/docs/index.md': 'new' });
  const toDir = makeTempDir();
  writeFiles(toDir, { 'left-over.md': 'x' });
  await exportFolder({ repoDir: repo.dir, commit, folder: 'site/docs', toDir });
  expect(readFileSync(path.join(toDir, 'index.md'), 'utf8')).toBe('old');
  expect(readdirSync(toDir).sort()).toEqual(['a', 'index.md']);
});

test('says which commit could not be exported, and what to fetch', async () => {
  const repo = await makeRepo();
  await repo.commit({ 'docs/index.md': 'x' });
  const commit = '0'.repeat(40);
  await expect(exportFolder({ repoDir: repo.dir, commit, folder: 'docs', toDir: makeTempDir() })).rejects.toMatchObject(
    {
      name: 'UserError',
      message: expect.stringContaining(commit),
      hint: expect.stringContaining('git fetch'),
    },
  );
});
