import { describe, expect, test } from 'vitest';
import type { VersionRole } from '../../common/version.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { makeVersion } from '../testing/makeRecord.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import { checkReleaseName, formatReleasePlan, planRelease } from './planRelease.ts';

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
  apiFacts: {},
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

  test.each([
    ['2.0.0', 'already exists'],
    ['2.0.1', 'is not above the latest, 2.1.0'],
    ['v2.2.0', 'is not a semantic version'],
    ['2.2', 'is not a semantic version'],
    ['../2.2.0', 'has a slash'],
    ['next', 'is not a semantic version'],
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
  const plan = planRelease('2.2.0', before, after);
  expect(plan).toEqual({
    added: { name: '2.2.0', to: '/' },
    moved: [{ name: '2.1.0', from: '/', to: '/2.1.0/' }],
    rebuilt: ['2.2.0', '2.1.0'],
  });
  expect(formatReleasePlan(plan)).toContain('2.1.0 moves from / to /2.1.0/');
});
