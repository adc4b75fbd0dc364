// Cutting a release.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makePage } from './fixture/makeDocs.ts';
import { writeFiles } from './fixture/repo.ts';
import { copyShared, type TestProject } from './pipeline/openProject.ts';

const site = await copyShared('release');

let start: string;

const readState = async () =>
  (await Promise.all(['show-ref', 'status --porcelain'].map((args) => site.git(...args.split(' '))))).join('\n');

beforeAll(async () => {
  start = (await site.git('rev-parse', 'HEAD')).trim();
});

describe('a release is refused, and changes nothing,', () => {
  afterEach(async () => {
    rmSync(site.project.paths.releaseLockFile, { force: true });
    await site.git('switch', '--quiet', 'main');
    await site.git('reset', '--hard', '--quiet', start);
    await site.git('clean', '-d', '--force', '--quiet');
  });

  const commitWithoutDocs = async ({ git }: TestProject) => {
    await git('rm', '-r', '--quiet', 'docs');
    await git('commit', '--quiet', '-m', 'no docs');
  };

  test.each<[string, string, string, (project: TestProject) => unknown]>([
    ['with the name of a version', '7.0.0', 'Version 7.0.0 already exists', () => undefined],
    ['without docs', '7.2.0', 'There is no docs/ folder', commitWithoutDocs],
    [
      'while another runs',
      '7.2.0',
      `A release of 7.3.0 is running (process ${process.pid})`,
      ({ project }) => {
        mkdirSync(path.dirname(project.paths.releaseLockFile), { recursive: true });
        writeFileSync(project.paths.releaseLockFile, `7.3.0 ${process.pid}`);
      },
    ],
    [
      'with a site that does not pass a gate',
      '7.2.0',
      'The site with 7.2.0 does not pass. Failed: welcome.',
      ({ commit }) => commit({ 'docs/index.md': makePage('Start', 'Words.') }),
    ],
  ])('%s: %s', async (_what, name, reason, prepare) => {
    await prepare(site);
    const before = await readState();
    await expect(site.release(name)).rejects.toThrow(reason);
    expect(await readState()).toBe(before);
  });
});

test('a dry run names what is missing before it plans anything, also in files that are not committed', async () => {
  writeFiles(site.dir, {
    'docs/upgrade.md': "---\ntitle: Upgrade from 7.1.0\nupgradeFrom: '7.1.0'\n---\n\n# Upgrade from 7.1.0\n",
  });
  await expect(site.release('7.2.0', { dryRun: true })).rejects.toThrow(
    /^Cannot release 7\.2\.0: \d problems\.\n(?:.*\n)* {2}docs\/upgrade\.md:2: .*"Upgrade from 7\.1\.0 to 7\.2\.0"/,
  );
  await site.git('clean', '-d', '--force', '--quiet');
});

test('a dry run shows which addresses move and what is built, and changes nothing', async () => {
  const before = await readState();
  const output = await site.release('7.2.0', { dryRun: true });
  expect(output).toContain('new at /');
  expect(output).toContain('7.1.0 moves from / to /7.1.0/');
  expect(output).toContain('built: 7.2.0, 7.1.0');
  expect(output).toMatch(/gates? take/);
  expect(await site.release('9.0.0-rc.1', { dryRun: true })).not.toContain('moves');
  expect(await readState()).toBe(before);
});

test('a release sets the tag, commits it to the lock, is built, and can be undone as the docs describe', async () => {
  expect(await site.release('7.2.0')).toContain('git push --atomic origin main v7.2.0');
  expect((await site.git('rev-parse', 'v7.2.0^{commit}')).trim()).toBe(start);
  const { versions } = JSON.parse(site.read('versions.lock.json'));
  expect(versions['7.2.0']).toEqual({ ref: 'v7.2.0', commit: start });
  expect(await site.git('status', '--porcelain')).toBe('');
  expect(await site.versions()).toMatch(/7\.2\.0 +7\.2\.0 +\/ +v7\.2\.0 .* true +cached +locked/);
  await site.git('tag', '-d', 'v7.2.0');
  await site.git('revert', '--no-edit', 'HEAD');
  const undone = await site.versions();
  expect(undone).toMatch(/7\.1\.0 +7\.1\.0 +\/ +v7\.1\.0 .* true /);
  expect(undone).not.toContain('7.2.0');
});
