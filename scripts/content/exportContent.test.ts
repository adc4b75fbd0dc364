import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { exportContent } from './exportContent.ts';

test('writes docs/ as it was at the commit, and nothing else', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'docs/index.md': 'old', 'docs/a/b.md': 'b', 'README.md': 'readme' });
  await repo.commit({ 'docs/index.md': 'new' });
  const toDir = makeTempDir();
  await exportContent({ projectDir: repo.dir, commit, docsDir: 'docs', toDir });
  expect(readFileSync(path.join(toDir, 'index.md'), 'utf8')).toBe('old');
  expect(readdirSync(toDir).sort()).toEqual(['a', 'index.md']);
});

test('deletes what was in the folder before', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'docs/index.md': 'x' });
  const toDir = makeTempDir();
  writeFiles(toDir, { 'left-over.md': 'x' });
  await exportContent({ projectDir: repo.dir, commit, docsDir: 'docs', toDir });
  expect(readdirSync(toDir)).toEqual(['index.md']);
});

test('refuses links by their names, and writes none', async () => {
  const repo = await makeRepo();
  await repo.commit({ 'docs/index.md': 'x', 'secret.txt': 's' });
  symlinkSync('../secret.txt', path.join(repo.dir, 'docs/link.md'));
  symlinkSync('nowhere', path.join(repo.dir, 'docs/other.md'));
  const commit = await repo.commit({});
  const toDir = makeTempDir();
  await expect(exportContent({ projectDir: repo.dir, commit, docsDir: 'docs', toDir })).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('docs/link.md, docs/other.md'),
  });
  expect(existsSync(path.join(toDir, 'link.md'))).toBe(false);
});

test('says which commit could not be exported, and what to fetch', async () => {
  const repo = await makeRepo();
  await repo.commit({ 'docs/index.md': 'x' });
  const commit = '0'.repeat(40);
  await expect(
    exportContent({ projectDir: repo.dir, commit, docsDir: 'docs', toDir: makeTempDir() }),
  ).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(commit),
    hint: expect.stringContaining('git fetch'),
  });
});

test('docs in another folder are written without it', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'docs/index.md': 'x', 'website/docs/a/b.md': 'b' });
  const toDir = makeTempDir();
  await exportContent({ projectDir: repo.dir, commit, docsDir: 'website/docs', toDir });
  expect(readdirSync(toDir, { recursive: true, encoding: 'utf8' }).sort()).toEqual(['a', path.join('a', 'b.md')]);
});
