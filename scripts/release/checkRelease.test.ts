import { describe, expect, test } from 'vitest';
import type { LibraryConfig } from '../../common/library.ts';
import type { VersionRole } from '../../common/version.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import type { Problem } from '../content/readDocs.ts';
import { openRepo } from '../fixture/repo.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import { createProject } from '../project.ts';
import { makeHarbor } from '../testing/harbor.ts';
import { makeVersion } from '../testing/makeRecord.ts';
import { makeRepo, makeTempDir, type Repo, writeFiles } from '../testing/makeRepo.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import { checkReadiness, checkReleaseName, formatPlan } from './checkRelease.ts';

const resolved = (name: string, role: VersionRole): ResolvedVersion => ({
  ...makeVersion(name, role),
  docsTree: 't',
  lockState: 'locked',
});
const planned = (name: string, role: VersionRole, base: string, key: string): PlannedBuild => ({
  version: resolved(name, role),
  base,
  siteBase: '/',
  editRef: 'main',
  lastChanges: {},
  apiStatuses: {},
  key,
  dir: '',
  isCached: false,
});

describe('checkReleaseName', () => {
  const listed = { includePrereleases: true, branchPrefix: 'patch/' };
  const versions = [resolved('next', 'next'), resolved('2.1.0', 'latest'), resolved('2.0.0', 'older')];

  test.each(['2.1.1', '2.2.0', '3.0.0'])('accepts %s after 2.1.0', (name) => {
    expect(() => checkReleaseName(name, versions, listed)).not.toThrow();
  });

  test.each<[string, string]>([
    ['2.0.0', 'already exists'],
    ['2.0.1', 'is not above the latest, 2.1.0'],
    ...['v2.2.0', '2.2', '../2.2.0', 'next'].map((name): [string, string] => [name, 'is not the name of a version']),
  ])('refuses %s: it %s', (name, reason) => {
    expect(() => checkReleaseName(name, versions, listed)).toThrow(reason);
  });

  test('names the branch on which an existing version is patched', () => {
    expect(() => checkReleaseName('2.0.0', versions, listed)).toThrow(
      expect.objectContaining({ hint: 'To fix its docs, commit to the branch patch/2.0.0.' }),
    );
  });

  test('refuses a pre-release where the policy lists none, and accepts it where it does', () => {
    expect(() => checkReleaseName('3.0.0-rc.1', versions, { ...listed, includePrereleases: false })).toThrow(
      'no pre-releases',
    );
    expect(() => checkReleaseName('3.0.0-rc.1', versions, listed)).not.toThrow();
  });

  test('accepts any version as the first', () => {
    expect(() => checkReleaseName('0.1.0', [resolved('next', 'next')], listed)).not.toThrow();
  });
});

test('a release adds one version, moves the one that was latest, and builds just these two', () => {
  const before = [
    planned('next', 'next', '/next/', 'n'),
    planned('2.1.0', 'latest', '/', 'a'),
    planned('2.0.0', 'older', '/2.0.0/', 'b'),
  ];
  const after = [
    planned('next', 'next', '/next/', 'n'),
    planned('2.2.0', 'latest', '/', 'c'),
    planned('2.1.0', 'older', '/2.1.0/', 'd'),
    planned('2.0.0', 'older', '/2.0.0/', 'b'),
  ];
  expect(formatPlan('2.2.0', before, after)).toMatch(
    /^Release 2\.2\.0\n {2}new at \/\n {2}2\.1\.0 moves from \/ to \/2\.1\.0\/\n {2}built: 2\.2\.0, 2\.1\.0\n/,
  );
});

const sources = { entries: 'packages/*/src/index.ts', tagPrefix: 'v', compilerOptions: {} };
const library: LibraryConfig = { ...makeHarbor(), sources };

const check = ({ dir }: Repo, changes: { library?: LibraryConfig } = {}, found: Problem[] = []) =>
  checkReadiness('1.2.0', { ...createProject(), library: undefined, paths: sitePaths(dir), ...changes }, found);

test('docs from which a version can be released pass', async () => {
  const repo = await makeRepo();
  await repo.commit({ 'docs/index.md': '# A\n' });
  await expect(check(repo)).resolves.toBeUndefined();
});

test('all that a release lacks is named at once, each with its line and what to write', async () => {
  const repo = await makeRepo();
  await repo.commit({ 'docs/upgrade.md': '# A\n' });
  await repo.git('switch', '--quiet', '-c', 'topic');
  writeFiles(repo.dir, { 'note.txt': 'x' });
  const found = { filePath: 'upgrade.md', line: 2, message: 'No step names Boat.' };
  await expect(check(repo, { library }, [found, found])).rejects.toMatchObject({
    message: [
      'Cannot release 1.2.0: 4 problems.',
      '  The working tree has changes: note.txt. Commit or stash them.',
      '  Releases are cut from main; topic is checked out: git switch main',
      '  docs/api.json:1: The file is missing: write it with npm run api -- --extract <clone of the library> --ref v1.2.0',
      '  docs/upgrade.md:2: No step names Boat.',
    ].join('\n'),
    hint: expect.stringContaining('npm run release -- 1.2.0 --dry-run'),
  });
});

test('commits and the tag that only the remote has are named', async () => {
  const origin = await makeRepo();
  await origin.commit({ 'docs/index.md': '# A\n' });
  const dir = makeTempDir();
  await origin.git('clone', '--quiet', origin.dir, dir);
  await origin.commit({ 'docs/index.md': '# B\n' });
  await origin.git('tag', 'v1.2.0');
  const repo = openRepo(dir);
  await repo.git('config', 'user.name', 'Test');
  await repo.git('config', 'user.email', 'test@example.org');
  await expect(check(repo)).rejects.toThrow(
    '  origin/main has commits that are not here: git pull --rebase origin main\n  origin has the tag v1.2.0: git fetch origin tag v1.2.0',
  );
});

test.each([
  ['the API of another tag', 'v1.1.0', 'The file has the API of the library at v1.1.0, not at v1.2.0'],
  ['no API that can be read', undefined, 'docs/api.json:1: '],
])('docs with %s are refused', async (_what, ref, message) => {
  const api = {
    schema: 1,
    ref,
    commit: '0'.repeat(40),
    packages: [{ name: '@harbor/a', version: '1.0.0', exports: [] }],
  };
  const repo = await makeRepo();
  await repo.commit({ 'docs/api.json': JSON.stringify(api) });
  await expect(check(repo, { library })).rejects.toThrow(message);
});
