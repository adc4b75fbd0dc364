// What commands refuse: wrong names, settings and refs; and the command line as a process.
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { cliArgs, cliEnv, runCli } from './fixture/runCli.ts';
import { sitePaths } from './lib/sitePaths.ts';
import { copyShared } from './pipeline/openProject.ts';
import { DOCS, makeRepo, makeTempDir, writeFiles } from './testing/makeRepo.ts';
import { runGit } from './tools/git.ts';
import { runProgram } from './tools/runProgram.ts';
import { formatLock, LOCK_FILE, readLock } from './versions/versionsLock.ts';

const site = await copyShared('commands');

afterEach(async () => {
  vi.unstubAllEnvs();
  await site.git('checkout', '--quiet', '.');
});

test('versions that do not exist are refused with the list of those that do', async () => {
  const refusal = 'No such version: "../x", "".';
  await expect(site.build(['../x', 'next', ''])).rejects.toThrow(
    `${refusal}\nThere are: next, 8.0.0-beta.1, 7.1.0, 7.0.0`,
  );
  await expect(site.checkDocs(['../x', ''])).rejects.toThrow(refusal);
});

test('a version that the menu is configured to list and that does not exist is refused', async () => {
  await expect(site.configure({ menuVersions: ['9.9.9'] }).versions()).rejects.toThrow(
    'versionMenu.versions: found "9.9.9"; expected versions that exist: next,',
  );
});

test('the development server says that the working tree has no docs', async () => {
  const { paths, settings } = site.project;
  const changes = { paths: sitePaths(paths.projectDir, 'pages'), settings: { ...settings, docsDir: 'pages' } };
  await expect(site.configure(changes).dev()).rejects.toThrow('The working tree has no pages/');
});

test('a command whose output nobody reads ends without a stack', async () => {
  const args = ['-c', '"$@" | true', 'sh', process.execPath, ...cliArgs(site.dir, ['versions'])];
  const { stderr } = await runProgram({ program: 'sh', args, cwd: site.dir, env: cliEnv() });
  expect(stderr).not.toMatch(/EPIPE|\n {4}at /);
});

test('a lock that is no JSON stops every command', async () => {
  writeFiles(site.dir, { 'versions.lock.json': '<<<<<<< HEAD\n{}' });
  for (const run of [site.versions, site.refs])
    await expect(run()).rejects.toThrow('versions.lock.json is not valid JSON');
});

test('a missing ref of the lock is created, and one that is there does not change', async () => {
  await site.git('tag', '-d', 'v7.1.0');
  expect(await site.refs()).toContain('v7.1.0 created');
  expect(await site.refs()).toContain('v7.1.0 is there.');
});

test('a moved tag stops every command until it is accepted', async () => {
  const locked = readLock(site.dir)['7.1.0']?.commit ?? '';
  const moved = (await site.git('rev-parse', 'HEAD')).trim();
  await site.git('tag', '--force', 'v7.1.0');
  await expect(site.versions()).rejects.toThrow(
    new RegExp(`${locked}.*${moved}(?:.|\\n)*npm run versions -- --accept 7\\.1\\.0`),
  );
  expect(await site.refs()).toContain('v7.1.0 is there, at ');
  await site.versions({ accept: '7.1.0' });
  expect(await site.versions()).toMatch(/^7\.1\.0 .* locked$/m);
  await site.git('tag', '--force', 'v7.1.0', locked);
});

test('a repository on a machine without git is not taken for a project without a repository', async () => {
  vi.stubEnv('PATH', path.join(site.dir, 'docs'));
  await expect(site.versions()).rejects.toThrow('git does not start');
});

test('a shallow clone is told the fetch that brings what it lacks, and gets no ref', async () => {
  const origin = await makeRepo();
  const lacked = await origin.commit(DOCS);
  await origin.commit(DOCS);
  await origin.commit({ [LOCK_FILE]: formatLock({ '7.0.0': { ref: 'v7.0.0', commit: lacked } }) });
  const dir = path.join(makeTempDir(), 'clone');
  await runGit(origin.dir, ['clone', '--quiet', '--depth=2', `file://${origin.dir}`, dir]);
  await expect(site.configure({ paths: sitePaths(dir) }).refs()).rejects.toThrow(
    /This clone lacks the commits of: 7\.0\.0 \((?:.|\n)*git fetch --unshallow origin/,
  );
  expect(await runGit(dir, ['tag'])).toBe('');
});

test('without git the working tree is next, which is said, and commands that need refs are refused', async () => {
  const repository = path.join(site.dir, '.git');
  renameSync(repository, `${repository}-away`);
  try {
    const output = await site.versions();
    expect(output).toContain('This is not a git repository');
    expect(output).toMatch(/^next .* working tree /m);
    for (const run of [site.refs, () => site.release('7.2.0')])
      await expect(run()).rejects.toThrow('This folder is not a git repository');
  } finally {
    renameSync(`${repository}-away`, repository);
  }
});

describe('as a process', () => {
  test('a wrong value in site.config.ts is one message without a stack, and exit code 1', async () => {
    writeFiles(site.dir, { 'site.config.ts': site.read('site.config.ts').replace('"base": "/"', '"base": "docs"') });
    const { output, exitCode } = await runCli(site.dir, ['versions']);
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^error site\.config\.ts is not valid:\n {2}base: found "docs"; expected a path with slashes/,
    );
    expect(output).toMatch(/^hint {2}/m);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('a checkout that was copied and renamed has its builds, and acts on itself', async () => {
    const copy = await copyShared('copy');
    const renamed = `${copy.dir}-renamed`;
    renameSync(copy.dir, renamed);
    onTestFinished(() => rmSync(renamed, { recursive: true, force: true }));
    expect((await runCli(renamed, ['versions'])).output).toMatch(/^next .* cached /m);
    expect((await runCli(renamed, ['clean'])).exitCode).toBe(0);
    expect(existsSync(path.join(renamed, '.site'))).toBe(false);
    expect(existsSync(path.join(inject('sharedProject'), '.site/builds'))).toBe(true);
  });
});
