import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DOCS, makeRepo, type Repo, writeFiles } from '../testing/makeRepo.ts';
import { recordRelease } from './recordRelease.ts';

async function makeRefusingRepo(): Promise<Repo> {
  const repo = await makeRepo();
  await repo.commit(DOCS);
  const hook = path.join(repo.dir, '.git/hooks/pre-commit');
  writeFiles(repo.dir, { '.git/hooks/pre-commit': '#!/bin/sh\necho "No commits on Sundays." >&2\nexit 1\n' });
  chmodSync(hook, 0o755);
  return repo;
}

const record = async ({ dir, git }: Repo) =>
  recordRelease({ projectDir: dir, name: '1.0.0', tag: 'v1.0.0', commit: (await git('rev-parse', 'HEAD')).trim() });

async function snapshot({ git }: Repo): Promise<string> {
  return (await Promise.all([git('show-ref'), git('status', '--porcelain'), git('ls-files', '--stage')])).join('\n');
}

test('a hook that refuses the commit is told in its own words, and no tag, lock or index entry is left', async () => {
  const repo = await makeRefusingRepo();
  const before = await snapshot(repo);
  await expect(record(repo)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('No commits on Sundays.'),
    hint: expect.stringContaining('Nothing was changed'),
  });
  expect(await snapshot(repo)).toBe(before);
});

test('a lock that was there before such a failure is there again, byte for byte', async () => {
  const repo = await makeRefusingRepo();
  writeFiles(repo.dir, { 'versions.lock.json': '{ "schema": 1,\n\n"versions": {} }' });
  await repo.git('add', '--all');
  await repo.git('commit', '--quiet', '--no-verify', '-m', 'lock');
  const before = await snapshot(repo);
  await expect(record(repo)).rejects.toThrow('Cannot record the release of 1.0.0');
  expect(await snapshot(repo)).toBe(before);
});
