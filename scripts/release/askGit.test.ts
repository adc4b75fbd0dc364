import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeRepo, makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { listChanges, runGit } from '../tools/git.ts';
import { askRemote, tryCommit } from './askGit.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a commit that is only tried', () => {
  async function makeTriedRepo() {
    // Without the configuration of the user who runs the tests.
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    const repo = await makeRepo();
    await repo.commit({ 'docs/index.md': 'a' });
    return repo;
  }

  const writeHook = (dir: string, name: string, script: string) => {
    writeFiles(dir, { [`.git/hooks/${name}`]: `#!/bin/sh\n${script}\n` });
    chmodSync(path.join(dir, '.git/hooks', name), 0o755);
  };

  test('changes no ref and no file, and passes where nothing refuses it', async () => {
    const repo = await makeTriedRepo();
    writeHook(repo.dir, 'commit-msg', 'grep -q record "$1"');
    const before = await repo.git('show-ref');
    expect(await tryCommit(repo.dir, 'record it')).toEqual([]);
    expect([await repo.git('show-ref'), await listChanges(repo.dir)]).toEqual([before, []]);
  });

  test.each<[string, string, (repo: Awaited<ReturnType<typeof makeTriedRepo>>) => unknown]>([
    [
      'without an identity',
      'user.email',
      async ({ git }) => {
        await git('config', '--unset', 'user.email');
        await git('config', 'user.useConfigOnly', 'true');
      },
    ],
    [
      'whose signature fails',
      'gpg',
      async ({ git }) => {
        await git('config', 'tag.gpgSign', 'true');
        await git('config', 'gpg.program', '/bin/false');
      },
    ],
    [
      'that a hook refuses',
      'No commits on Sundays.',
      ({ dir }) => writeHook(dir, 'pre-commit', 'echo No commits on Sundays. >&2; exit 1'),
    ],
    ['whose message a hook refuses', 'the hook commit-msg', ({ dir }) => writeHook(dir, 'commit-msg', 'exit 1')],
  ])('%s is told: %s', async (_what, words, prepare) => {
    const repo = await makeTriedRepo();
    await prepare(repo);
    expect((await tryCommit(repo.dir, 'record it')).join()).toContain(words);
  });
});

test('a remote is asked for its branch and a tag, which this clone need not have', async () => {
  const origin = await makeRepo();
  await origin.commit({ 'a.md': 'a' });
  const dir = makeTempDir();
  await runGit(dir, ['clone', '--quiet', origin.dir, '.']);
  const commit = await origin.commit({ 'a.md': 'b' });
  await origin.git('tag', '-a', 'v1.0.0', '-m', 'x');
  const ask = (remote: string, tag: string) => askRemote(dir, { remote, branch: 'main', tag });
  expect(await ask('origin', 'v1.0.0')).toEqual({ commit, hasTag: true });
  expect(await ask('origin', 'v1.0')).toEqual({ commit, hasTag: false });
  expect(await ask('upstream', 'v1.0.0')).toBeUndefined();
  await runGit(dir, ['remote', 'set-url', 'origin', `${origin.dir}-away`]);
  await expect(ask('origin', 'v1.0.0')).rejects.toThrow('ls-remote failed');
});
