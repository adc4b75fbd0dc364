import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testPolicy } from '../fixture/makeProject.ts';
import { DOCS, makeRepo, makeTempDir, type Repo, writeFiles } from '../testing/makeRepo.ts';
import { runGit } from '../tools/git.ts';
import { readVersionName } from './chooseSources.ts';
import { resolveVersions } from './resolveVersions.ts';
import { formatLock } from './versionsLock.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

const resolve = (dir: string, changes: Partial<VersionsPolicy> = {}) =>
  resolveVersions({ projectDir: dir, policy: { ...testPolicy, ...changes } });

const names = async (dir: string, changes: Partial<VersionsPolicy> = {}) =>
  (await resolve(dir, changes)).versions.map(({ name }) => name);

async function makeTaggedRepo(...tags: string[]): Promise<Repo> {
  const repo = await makeRepo();
  for (const tag of tags) {
    await repo.commit({ ...DOCS, 'docs/tag.md': tag });
    await repo.git('tag', tag);
  }
  return repo;
}

describe('order and roles', () => {
  test('versions are listed newest first by semver, with next before them', async () => {
    const repo = await makeTaggedRepo('v1.9.0', 'v1.10.0', 'v0.0.24');
    const { versions } = await resolve(repo.dir);
    expect(versions.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'next next',
      '1.10.0 latest',
      '1.9.0 older',
      '0.0.24 older',
    ]);
  });

  test('next is the working tree where that is asked for, with what is not committed and no warning of it', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    writeFiles(repo.dir, { 'docs/index.md': '# Changed\n' });
    const { versions, warnings } = await resolveVersions({ projectDir: repo.dir, policy: testPolicy, workTree: true });
    expect(versions.map(({ name, commit }) => [name, commit !== ''])).toEqual([
      ['next', false],
      ['1.0.0', true],
    ]);
    expect(warnings).toEqual([]);
  });

  test('a pre-release is left out unless the policy lists it, and is never the latest', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2.0.0-beta.1');
    expect(await names(repo.dir)).toEqual(['next', '1.0.0']);
    const { versions } = await resolve(repo.dir, { includePrereleases: true });
    expect(versions.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'next next',
      '2.0.0-beta.1 prerelease',
      '1.0.0 latest',
    ]);
  });

  test('docs may be in another folder of every ref', async () => {
    const repo = await makeRepo();
    await repo.commit({ 'website/docs/index.md': '# Home\n' });
    await repo.git('tag', 'v1.0.0');
    writeFiles(repo.dir, { 'website/docs/index.md': '# Changed\n' });
    const { versions, warnings } = await resolve(repo.dir, { docsDir: 'website/docs' });
    expect(versions.map(({ name }) => name)).toEqual(['next', '1.0.0']);
    expect(warnings.join()).toContain('website/docs/ has changes');
    await expect(resolve(repo.dir)).rejects.toThrow('No docs/ folder in');
  });

  test('labels and exclusions come from the policy', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2.0.0');
    const { versions } = await resolve(repo.dir, { exclude: ['v2.0.0'], labels: { '1.0.0': '1.x' } });
    expect(versions.map(({ label }) => label)).toEqual(['next', '1.x']);
  });

  test('dates are written in UTC', async () => {
    const repo = await makeRepo();
    await repo.commit(DOCS, { date: '2024-05-06T01:30:00+05:00' });
    expect((await resolve(repo.dir)).versions[0]?.date).toBe('2024-05-05T20:30:00Z');
  });
});

describe('branches', () => {
  test('a maintenance branch replaces the tag of its version', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2.0.0');
    await repo.git('switch', '--quiet', '-c', 'docs/1.0.0', 'v1.0.0');
    const fixed = await repo.commit({ 'docs/index.md': '# Fixed\n' });
    await repo.git('switch', '--quiet', 'main');
    const { versions } = await resolve(repo.dir);
    expect(versions.find(({ name }) => name === '1.0.0')).toMatchObject({ ref: 'docs/1.0.0', commit: fixed });
  });

  test('a branch that is only on the remote counts as well', async () => {
    const origin = await makeTaggedRepo('v1.0.0');
    await origin.git('branch', 'docs/1.0.0');
    const dir = makeTempDir();
    await runGit(dir, ['clone', '--quiet', origin.dir, '.']);
    const { versions } = await resolve(dir);
    expect(versions[1]).toMatchObject({ name: '1.0.0', ref: 'docs/1.0.0' });
  });

  test('a branch with new commits is built as it is, and a warning says how to record it', async () => {
    const repo = await makeRepo();
    const commit = await repo.commit(DOCS);
    await repo.git('switch', '--quiet', '-c', 'docs/1.0.0');
    const fixed = await repo.commit({ 'docs/index.md': '# Fixed\n' });
    await repo.git('switch', '--quiet', 'main');
    repo.writeLock({ '1.0.0': { ref: 'docs/1.0.0', commit } });
    const { versions, warnings } = await resolve(repo.dir);
    expect(versions[1]).toMatchObject({ commit: fixed, lockState: 'ahead' });
    expect(warnings.join()).toContain('npm run versions -- --accept 1.0.0');
  });

  test('a branch that is behind its lock is built as the lock says', async () => {
    const repo = await makeRepo();
    await repo.commit(DOCS);
    await repo.git('branch', 'docs/1.0.0');
    const commit = await repo.commit({ 'docs/index.md': '# Newer\n' });
    repo.writeLock({ '1.0.0': { ref: 'docs/1.0.0', commit } });
    expect((await resolve(repo.dir)).versions[1]).toMatchObject({ commit, lockState: 'locked' });
  });

  test('a rewritten branch is an error that names both commits', async () => {
    const repo = await makeRepo();
    await repo.commit(DOCS);
    await repo.git('branch', 'docs/1.0.0');
    const branchCommit = (await repo.git('rev-parse', 'docs/1.0.0')).trim();
    await repo.git('switch', '--quiet', '--orphan', 'other');
    const commit = await repo.commit(DOCS, { message: 'other' });
    repo.writeLock({ '1.0.0': { ref: 'docs/1.0.0', commit } });
    await expect(resolve(repo.dir)).rejects.toThrow(new RegExp(`${commit}.*${branchCommit}`));
  });

  test('branches of another remote than the one that the policy names do not count', async () => {
    const stranger = await makeTaggedRepo('v1.0.0');
    await stranger.git('branch', 'docs/2.5.0');
    const repo = await makeTaggedRepo('v1.0.0');
    await repo.git('remote', 'add', 'someone', stranger.dir);
    await repo.git('fetch', '--quiet', '--no-tags', 'someone');
    expect(await names(repo.dir)).toEqual(['next', '1.0.0']);
    expect(await names(repo.dir, { remote: 'someone' })).toEqual(['next', '2.5.0', '1.0.0']);
  });
});

describe('names that are no version', () => {
  test('are left alone, with one warning that lists them', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2', 'v2_backup', 'v3.0.0/x', 'vendor-import');
    for (const branch of ['docs/fix_typo', 'docs/a/b', 'docs/next']) await repo.git('branch', branch);
    const { versions, warnings } = await resolve(repo.dir);
    expect(versions.map(({ name }) => name)).toEqual(['next', '1.0.0']);
    expect(warnings).toEqual([
      'ignored, because the name of a version is like v1.2.3 or docs/1.2.3: docs/a/b, docs/fix_typo, docs/next, v2, v2_backup, v3.0.0/x',
    ]);
  });

  test('are not mentioned where the policy excludes them', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2_backup');
    expect((await resolve(repo.dir, { exclude: ['v2_backup'] })).warnings).toEqual([]);
  });

  test.each(['..', '1.0.0/../x', '1.0.0\\x', '1.0.0\u0007'])(
    'are refused where they could leave their folder: %j',
    (name) => {
      const ref = { kind: 'branch', name: `docs/${name}`, commit: '' } as const;
      expect(() => readVersionName(ref, testPolicy)).toThrow(`${JSON.stringify(ref.name)} is refused`);
    },
  );
});

describe('releases', () => {
  const releasesOf = async (dir: string, changes: Partial<VersionsPolicy> = {}) =>
    (await resolve(dir, { includePrereleases: true, ...changes })).versions.map(({ name, state, released }) => [
      name,
      state,
      released,
    ]);

  test('without data, the latest is supported, others are ended, and the day is that of the tag', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2.0.0', 'v3.0.0-rc.1');
    expect(await releasesOf(repo.dir)).toEqual([
      ['next', undefined, undefined],
      ['3.0.0-rc.1', undefined, '2024-01-02'],
      ['2.0.0', 'supported', '2024-01-02'],
      ['1.0.0', 'ended', '2024-01-02'],
    ]);
  });

  test('the policy decides on day and state', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2.0.0');
    const releases = { '1.0.0': { date: '2023-12-31', state: 'maintained' as const } };
    expect((await releasesOf(repo.dir, { releases }))[2]).toEqual(['1.0.0', 'maintained', '2023-12-31']);
  });

  test('the commits of a branch are patches: their days are not that of the release', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    await repo.git('branch', 'docs/1.0.0');
    expect((await releasesOf(repo.dir))[1]).toEqual(['1.0.0', 'supported', undefined]);
  });

  test.each([
    [{ date: '2024-02-30' }, 'releases.1.0.0.date: is not a day such as 2024-01-31'],
    [{ state: 'loved' }, 'releases.1.0.0.state: is not one of supported, maintained, ended'],
    [{ stat: 'ended' }, 'releases.1.0.0: Unrecognized key: "stat"'],
  ])('%j is refused', async (release, message) => {
    const repo = await makeTaggedRepo('v1.0.0');
    // The policy is written by hand.
    const releases = { '1.0.0': release } as VersionsPolicy['releases'];
    await expect(resolve(repo.dir, { releases })).rejects.toThrow(message);
  });

  test('the policy may describe a version before its release, which is said', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    const releases = { '1.1.0': { date: '2024-05-06', state: 'supported' as const } };
    const { warnings } = await resolve(repo.dir, { releases, labels: { '1.1.0': '1.1' } });
    expect(warnings).toEqual(['versions.config.ts describes 1.1.0, not released yet.']);
    const commit = (await repo.git('rev-parse', 'HEAD')).trim();
    const policy = { ...testPolicy, releases };
    const planned = await resolveVersions({ projectDir: repo.dir, policy, planned: { name: '1.1.0', commit } });
    expect(planned.versions[1]).toMatchObject({ name: '1.1.0', released: '2024-05-06' });
    expect(planned.warnings).toEqual([]);
    await expect(resolve(repo.dir, { releases: { '0.9.0': {} } })).rejects.toThrow('"0.9.0" is not a version');
  });

  test('a release of no version is an error', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    await expect(resolve(repo.dir, { releases: { next: {} } })).rejects.toThrow('releases: "next" is not a version');
  });
});

describe('names in the policy that nothing has', () => {
  test('are an error that lists names like them', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v1.1.0');
    await expect(
      resolve(repo.dir, { exclude: ['v1.1.O', '1.1.0'], labels: { '1.0.1': 'old', next: 'edge' } }),
    ).rejects.toThrow(
      /exclude: "v1\.1\.O" is not a version; similar names are .*v1\.1\.0.*\n {2}labels: "1\.0\.1" is not a version; similar names are .*1\.0\.0/,
    );
  });

  test('are none where the lock alone has the version, or it is a pre-release that is not listed', async () => {
    const repo = await makeTaggedRepo('v2.0.0-rc.1');
    const commit = (await repo.git('rev-parse', 'HEAD')).trim();
    repo.writeLock({ '1.0.0': { ref: 'v1.0.0', commit } });
    expect(await names(repo.dir, { labels: { '1.0.0': 'old', '2.0.0-rc.1': 'rc' }, exclude: ['next'] })).toEqual([
      '1.0.0',
    ]);
  });
});

describe('a commit that this clone lacks', () => {
  test('is told as missing, with the fetch that brings it, and not as a branch that was rewritten', async () => {
    const origin = await makeTaggedRepo('v1.0.0');
    await origin.git('branch', 'docs/1.0.0');
    const dir = makeTempDir();
    await runGit(dir, ['clone', '--quiet', `file://${origin.dir}`, '.']);
    await origin.git('switch', '--quiet', 'docs/1.0.0');
    const commit = await origin.commit({ 'docs/index.md': '# Fixed\n' });
    writeFileSync(path.join(dir, 'versions.lock.json'), formatLock({ '1.0.0': { ref: 'docs/1.0.0', commit } }));
    await expect(resolve(dir)).rejects.toMatchObject({
      message: `This clone lacks the commits of: 1.0.0 (${commit}).`,
      hint: 'Fetch them: git fetch origin docs/1.0.0',
    });
    await runGit(dir, ['fetch', '--quiet', 'origin', 'docs/1.0.0']);
    expect((await resolve(dir)).versions[1]).toMatchObject({ commit, lockState: 'locked' });
  });

  test('is not told as a tag that moved where the tag of this clone is old', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    repo.writeLock({ '1.0.0': { ref: 'v1.0.0', commit: 'a'.repeat(40) } });
    await expect(resolve(repo.dir)).rejects.toMatchObject({
      message: expect.stringContaining('lacks the commits of: 1.0.0 (aaaa'),
      hint: 'Fetch them: git fetch origin refs/tags/v1.0.0',
    });
  });

  test('is not told as a rewritten branch where a shallow clone has both commits without what lies between', async () => {
    const origin = await makeTaggedRepo('v1.0.0');
    const commit = (await origin.git('rev-parse', 'HEAD')).trim();
    await origin.commit({ 'docs/index.md': '# Between\n' });
    await origin.commit({ 'docs/index.md': '# Fixed\n' });
    await origin.git('branch', 'docs/1.0.0');
    const dir = makeTempDir();
    await runGit(dir, [
      'clone',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--no-single-branch',
      `file://${origin.dir}`,
      '.',
    ]);
    await runGit(dir, ['fetch', '--quiet', '--depth=1', 'origin', 'refs/tags/v1.0.0']);
    writeFileSync(path.join(dir, 'versions.lock.json'), formatLock({ '1.0.0': { ref: 'docs/1.0.0', commit } }));
    await expect(resolve(dir)).rejects.toMatchObject({ hint: 'Fetch the history: git fetch --unshallow origin' });
  });
});

describe('the lock', () => {
  test('a version that leaves out a major one after those of the lock is warned of, until the lock has it', async () => {
    const repo = await makeTaggedRepo('v1.0.0', 'v2.0.0', 'v9.9.9');
    const warned = async () => (await resolve(repo.dir)).warnings.filter((text) => text.includes('by mistake'));
    expect(await warned()).toEqual([]);
    const known = { ref: 'v2.0.0', commit: (await repo.git('rev-parse', 'v2.0.0')).trim() };
    repo.writeLock({ '2.0.0': known });
    expect(await warned()).toEqual([expect.stringMatching(/^9\.9\.9 comes after 2\.0\.0 .*v9\.9\.9/)]);
    const commit = (await repo.git('rev-parse', 'v9.9.9')).trim();
    repo.writeLock({ '2.0.0': known, '9.9.9': { ref: 'v9.9.9', commit } });
    expect(await warned()).toEqual([]);
  });

  test('a clone of main alone finds every version', async () => {
    const origin = await makeTaggedRepo('v1.0.0', 'v2.0.0');
    const commits = await Promise.all(
      ['v1.0.0', 'v2.0.0'].map(async (tag) => (await origin.git('rev-parse', tag)).trim()),
    );
    origin.writeLock({
      '1.0.0': { ref: 'v1.0.0', commit: commits[0] ?? '' },
      '2.0.0': { ref: 'docs/2.0.0', commit: commits[1] ?? '' },
    });
    await origin.commit({});
    const dir = makeTempDir();
    await runGit(dir, ['clone', '--quiet', '--no-tags', '--single-branch', `file://${origin.dir}`, '.']);
    expect((await resolve(dir)).versions.map(({ name, commit }) => [name, commit]).slice(1)).toEqual([
      ['2.0.0', commits[1]],
      ['1.0.0', commits[0]],
    ]);
  });
});

describe('errors', () => {
  test('no versions at all', async () => {
    const repo = await makeRepo();
    await repo.commit({ 'README.md': 'no docs' });
    await expect(resolve(repo.dir)).rejects.toThrow('There are no versions');
  });

  test('a ref without docs is named', async () => {
    const repo = await makeRepo();
    await repo.commit({ 'README.md': 'no docs' });
    await repo.git('tag', 'v1.0.0');
    await expect(resolve(repo.dir)).rejects.toThrow(/No docs\/ folder in: v1\.0\.0/);
  });

  test('HEAD without docs is named, unless the policy excludes next', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    await repo.git('mv', 'docs', 'documents');
    await repo.commit({});
    await expect(resolve(repo.dir)).rejects.toThrow('There is no docs/ folder in HEAD, which next shows.');
    expect(await names(repo.dir, { exclude: ['next'] })).toEqual(['1.0.0']);
  });

  test('tags of a file or a folder are named, unless the policy excludes them', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    await repo.git('tag', 'v2.0.0', 'HEAD:docs/index.md');
    await repo.git('tag', '-a', 'v3.0.0', 'HEAD:docs', '-m', 'x');
    await expect(resolve(repo.dir)).rejects.toThrow('the tag v2.0.0, the tag v3.0.0.');
    expect(await names(repo.dir, { exclude: ['v2.0.0', 'v3.0.0'] })).toEqual(['next', '1.0.0']);
  });

  test('two refs for one version are both named', async () => {
    const repo = await makeTaggedRepo('v1.0.0+a', 'v1.0.0+b');
    await expect(resolve(repo.dir)).rejects.toThrow(/v1\.0\.0\+a and v1\.0\.0\+b/);
  });

  test('names that differ only in case are refused', async () => {
    const repo = await makeTaggedRepo('v1.0.0-RC', 'v1.0.0-rc');
    await expect(resolve(repo.dir, { includePrereleases: true })).rejects.toThrow('differ only in case');
  });

  test('a repository that git does not read is an error, and not a project without git', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    writeFiles(repo.dir, { '.git/config': '[core' });
    await expect(resolve(repo.dir)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/config/),
    });
  });

  test('a detached commit resolves like a branch', async () => {
    const repo = await makeTaggedRepo('v1.0.0');
    await repo.git('switch', '--quiet', '--detach');
    expect(await names(repo.dir)).toEqual(['next', '1.0.0']);
  });
});
