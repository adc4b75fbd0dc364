import path from 'node:path';
import { expect, test } from 'vitest';
import { makeRepo, makeTempDir } from '../testing/makeRepo.ts';
import { runGit } from '../tools/git.ts';
import { readLastChanges } from './lastChanges.ts';

test('gives each page the commit and the UTC date of its last change', async () => {
  const repo = await makeRepo();
  const first = await repo.commit({ 'docs/a.md': '1', 'docs/b "ü".md': '1' }, { date: '2024-01-01T00:00:00Z' });
  const second = await repo.commit({ 'docs/b "ü".md': '2' }, { date: '2024-02-01T02:00:00+03:00' });
  const commit = await repo.commit({ 'other.md': 'x' }, { date: '2024-03-01T00:00:00Z' });
  expect(await readLastChanges({ projectDir: repo.dir, commit, docsDir: 'docs', cacheDir: makeTempDir() })).toEqual({
    'a.md': { commit: first, date: '2024-01-01T00:00:00Z' },
    'b "ü".md': { commit: second, date: '2024-01-31T23:00:00Z' },
  });
});

test('a merge that takes nothing changes no dates', async () => {
  const repo = await makeRepo();
  const first = await repo.commit({ 'docs/a.md': '1' });
  await repo.git('switch', '--quiet', '-c', 'docs/1.0.0');
  await repo.commit({ 'docs/a.md': 'fixed' }, { date: '2025-01-01T00:00:00Z' });
  await repo.git('switch', '--quiet', 'main');
  await repo.git('merge', '--quiet', '--strategy=ours', '--no-edit', 'docs/1.0.0');
  const head = (await repo.git('rev-parse', 'HEAD')).trim();
  expect(
    (await readLastChanges({ projectDir: repo.dir, commit: head, docsDir: 'docs', cacheDir: makeTempDir() }))['a.md']
      ?.commit,
  ).toBe(first);
});

test('asks git once for a commit', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'docs/a.md': '1' });
  const options = { commit, docsDir: 'docs', cacheDir: makeTempDir() };
  const found = await readLastChanges({ projectDir: repo.dir, ...options });
  expect(await readLastChanges({ projectDir: makeTempDir(), ...options })).toEqual(found);
});

test('dates of a shallow clone are not kept, so the whole history corrects them', async () => {
  const origin = await makeRepo();
  await origin.commit({ 'docs/a.md': '1' }, { date: '2024-01-01T00:00:00Z' });
  const commit = await origin.commit({ 'docs/b.md': '1' }, { date: '2024-02-01T00:00:00Z' });
  const dir = path.join(makeTempDir(), 'clone');
  await runGit(origin.dir, ['clone', '--quiet', '--depth=1', `file://${origin.dir}`, dir]);
  const options = { projectDir: dir, commit, docsDir: 'docs', cacheDir: makeTempDir() };
  expect((await readLastChanges(options))['a.md']?.date).toBe('2024-02-01T00:00:00Z');
  await runGit(dir, ['fetch', '--quiet', '--unshallow']);
  expect((await readLastChanges(options))['a.md']?.date).toBe('2024-01-01T00:00:00Z');
});

test('names of a project below the top of its repository begin at its docs', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'website/docs/a.md': '1', 'docs/b.md': '1' });
  const projectDir = path.join(repo.dir, 'website');
  expect(Object.keys(await readLastChanges({ projectDir, commit, docsDir: 'docs', cacheDir: makeTempDir() }))).toEqual([
    'a.md',
  ]);
});
