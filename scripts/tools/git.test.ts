import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openRepo } from '../fixture/repo.ts';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { exportFolder, isRepository, listChanges, listRefs, readCommits, readHead, runGit } from './git.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

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

test('acts on the repository of the folder, whatever a hook or a rebase of another one has set', async () => {
  const other = await makeRepo();
  const before = await other.commit({ 'a.txt': 'a' });
  const repo = await makeRepo();
  vi.stubEnv('GIT_DIR', path.join(other.dir, '.git'));
  vi.stubEnv('GIT_WORK_TREE', other.dir);
  vi.stubEnv('GIT_INDEX_FILE', path.join(other.dir, '.git/index'));
  vi.stubEnv('GIT_PREFIX', 'docs/');
  vi.stubEnv('GIT_OBJECT_DIRECTORY', path.join(other.dir, '.git/objects'));
  const commit = await repo.commit({ 'docs/index.md': 'own' });
  expect(await readHead(repo.dir)).toBe(commit);
  const toDir = makeTempDir();
  await exportFolder({ repoDir: repo.dir, commit, folder: 'docs', toDir });
  expect(readdirSync(toDir)).toEqual(['index.md']);
  vi.unstubAllEnvs();
  expect(await readHead(other.dir)).toBe(before);
  expect(await listChanges(other.dir)).toEqual([]);
});

describe('whatever the user has configured,', () => {
  async function makeConfiguredRepo() {
    const dir = makeTempDir();
    writeFiles(dir, {
      config: `[commit]
gpgSign = true
[tag]
gpgSign = true
forceSignAnnotated = true
[gpg]
program = /usr/bin/false
[log]
showSignature = true
[core]
quotePath = true
autocrlf = true
hooksPath = ${dir}/hooks
attributesFile = ${dir}/attributes
[status]
showUntrackedFiles = no
[color]
ui = always
`,
      attributes: '*.md text eol=crlf\n',
      'hooks/pre-commit': '#!/bin/sh\nexit 1\n',
    });
    chmodSync(path.join(dir, 'hooks/pre-commit'), 0o755);
    vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(dir, 'config'));
    return makeRepo();
  }

  test('commits and tags are made without hooks and signatures', async () => {
    const repo = await makeConfiguredRepo();
    const commit = await repo.commit({ 'docs/index.md': 'a\n' });
    await repo.git('tag', '-a', 'v1.0.0', '-m', 'release');
    expect(await listRefs(repo.dir, 'origin')).toContainEqual({ kind: 'tag', name: 'v1.0.0', commit });
  });

  test('dates, names and bytes are the same', async () => {
    const repo = await makeConfiguredRepo();
    const commit = await repo.commit({ 'docs/index.md': 'a\n' }, { date: '2024-05-06T01:30:00+05:00' });
    writeFiles(repo.dir, { 'docs/ü "a".md': 'b' });
    expect(await listChanges(repo.dir, 'docs')).toEqual(['docs/ü "a".md']);
    expect((await readCommits(repo.dir, [commit], 'docs')).get(commit)?.date).toBe('2024-05-05T20:30:00Z');
    const toDir = makeTempDir();
    await exportFolder({ repoDir: repo.dir, commit, folder: 'docs', toDir });
    expect(readFileSync(path.join(toDir, 'index.md'), 'utf8')).toBe('a\n');
  });
});

describe('a ref', () => {
  test('is of the commit that it leads to, however many tags are between', async () => {
    const repo = await makeRepo();
    const commit = await repo.commit({ 'docs/index.md': 'a' });
    await repo.git('tag', '-a', 'one', '-m', '1');
    await repo.git('tag', '-a', 'two', 'one', '-m', '2');
    await repo.git('tag', '-a', 'three', 'two', '-m', '3');
    const refs = await listRefs(repo.dir, 'origin');
    expect(refs.map((ref) => [ref.name, ref.commit])).toEqual(
      ['main', 'one', 'three', 'two'].map((name) => [name, commit]),
    );
  });

  test('of a file or a folder has no commit', async () => {
    const repo = await makeRepo();
    await repo.commit({ 'docs/index.md': 'a' });
    await repo.git('tag', 'file', 'HEAD:docs/index.md');
    await repo.git('tag', '-a', 'folder', 'HEAD:docs', '-m', 'x');
    const refs = await listRefs(repo.dir, 'origin');
    expect(refs.filter(({ commit }) => commit === '').map(({ name }) => name)).toEqual(['file', 'folder']);
  });
});

test('a repository with longer hashes is read like any other', async () => {
  const repo = openRepo(makeTempDir());
  await runGit(repo.dir, ['init', '--quiet', '--object-format=sha256']);
  await repo.git('config', 'user.name', 'Test');
  await repo.git('config', 'user.email', 'test@example.org');
  const commit = await repo.commit({ 'docs/index.md': 'a' });
  expect(commit).toHaveLength(64);
  const found = (await readCommits(repo.dir, [commit], 'docs')).get(commit);
  expect(found).toMatchObject({ date: '2024-01-02T03:04:05Z', docsTree: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('a folder below the top of a repository has docs of its own; one that no commit has is none', async () => {
  const repo = await makeRepo();
  const commit = await repo.commit({ 'website/docs/index.md': 'a', 'docs/other.md': 'b' });
  writeFiles(repo.dir, { 'scratch/docs/index.md': 'a' });
  const dir = path.join(repo.dir, 'website');
  expect(await Promise.all([dir, path.join(repo.dir, 'scratch')].map(isRepository))).toEqual([true, false]);
  expect((await readCommits(dir, [commit], 'docs')).get(commit)?.docsTree).toBe(
    (await repo.git('rev-parse', 'HEAD:website/docs')).trim(),
  );
  const toDir = makeTempDir();
  await exportFolder({ repoDir: dir, commit, folder: 'docs', toDir });
  expect(readdirSync(toDir)).toEqual(['index.md']);
});
