// What can go wrong with refs, as the command line tells it: one message, what to do next, and never a stack.
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { writeFiles } from './testing/makeRepo.ts';
import { runGit } from './tools/git.ts';

// Each test leaves it as it was, until the last releases from it.
let released: TestProject;

beforeAll(async () => {
  released = await makeReleased(sharedDir('refs'));
  return () => rmSync(released.dir, { recursive: true, force: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function makeReleased(dir?: string): Promise<TestProject> {
  const project = await makeProject(dir);
  await project.commit(makeDocs('1.0.0'));
  await project.git('tag', 'v1.0.0');
  return project;
}

function runRefused(project: TestProject, ...args: string[]): string {
  const { output, exitCode } = project.run(...args);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^error /m);
  expect(output).toMatch(/^hint {2}/m);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
}

describe('without a stack', () => {
  test('refs of a shallow clone: the fetch that brings what it lacks, and no ref is created', async () => {
    const project = await makeReleased();
    const lacked = (await project.git('rev-parse', 'v1.0.0')).trim();
    const commit = await project.commit(makeDocs('next'));
    project.writeLock({ '1.0.0': { ref: 'v1.0.0', commit: lacked }, '1.1.0': { ref: 'v1.1.0', commit } });
    await project.commit({});
    const originDir = path.join(project.dir, '.git-origin');
    await runGit(project.dir, ['clone', '--quiet', '--bare', '.', originDir]);
    rmSync(path.join(project.dir, '.git'), { recursive: true });
    await runGit(project.dir, ['clone', '--quiet', '--bare', '--depth=2', '--no-tags', `file://${originDir}`, '.git']);
    await project.git('config', 'core.bare', 'false');

    const output = runRefused(project, 'refs');
    expect(output).toContain(`This clone lacks the commits of: 1.0.0 (${lacked})`);
    expect(output).toContain('git fetch --unshallow origin');
    expect(await project.git('tag')).toBe('');
  });

  test.each(['refs', 'release'])('%s without a repository', (command) => {
    const repository = path.join(released.dir, '.git');
    renameSync(repository, `${repository}-away`);
    const output = runRefused(released, command, ...(command === 'release' ? ['1.0.0'] : []));
    renameSync(`${repository}-away`, repository);
    expect(output).toContain('This folder is not a git repository');
  });

  test('a lock that is no JSON', () => {
    writeFiles(released.dir, { 'versions.lock.json': '<<<<<<< HEAD\n{}' });
    for (const command of ['versions', 'refs']) {
      expect(runRefused(released, command)).toContain('versions.lock.json is not valid: it is not JSON');
    }
    rmSync(path.join(released.dir, 'versions.lock.json'));
  });

  test('a repository on a machine without git, which is not taken for a project without a repository', () => {
    vi.stubEnv('PATH', path.join(released.dir, 'docs'));
    expect(runRefused(released, 'versions')).toContain('git does not start');
  });
});

describe('a pre-release', () => {
  test('is refused with the reason where the policy lists none, before anything is done', async () => {
    const config = released.read('versions.config.ts');
    await released.commit({
      'versions.config.ts': config.replace('includePrereleases: true', 'includePrereleases: false'),
    });
    expect(runRefused(released, 'release', '3.0.0-rc.1')).toContain('lists no pre-releases');
    expect(await released.git('tag')).toBe('v1.0.0\n');
    expect(existsSync(path.join(released.dir, '.site/builds'))).toBe(false);
    await released.git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  test('is released where the policy lists them, and the latest stays where it is', async () => {
    released.writeLock({});
    await released.commit({});
    released.runOk('release', '3.0.0-rc.1');
    const versions = JSON.parse(released.runOk('versions', '--json')) as { name: string; path: string; lock: string }[];
    expect(versions.map(({ name, path: base, lock }) => `${name} ${base} ${lock}`)).toEqual([
      'next /next/ unlocked',
      '3.0.0-rc.1 /3.0.0-rc.1/ locked',
      '1.0.0 / new',
    ]);
  });
});
