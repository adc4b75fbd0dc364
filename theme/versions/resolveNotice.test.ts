import { expect, test } from 'vitest';
import type { PageHistory } from '../../common/pageMap.ts';
import type { ReleaseState, VersionRole } from '../../common/version.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { resolveNotice } from './resolveNotice.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older', '2.0.0-beta.1': 'prerelease' });

const history: PageHistory = [
  { name: '2.1.0', path: '/api/new/', title: 'New', change: 'same', movedFrom: '/2.0.0/api/' },
  { name: '2.0.0', path: '/2.0.0/api/', title: 'Old', change: 'added' },
];

const build = (name: string, role: VersionRole, state?: ReleaseState) => ({
  own: { name, role, state, siteBase: '/' },
  manifest,
  history,
  hash: '',
});

test.each([
  ['next', 'unreleased'],
  ['2.0.0-beta.1', 'unreleased'],
  ['2.0.0', 'ended'],
  ['2.1.0', undefined],
])('the notice of %s is %s', (name, kind) => {
  expect(resolveNotice(build(name, 'latest'))?.kind).toBe(kind);
});

test('the role of the build decides while the manifest is missing', () => {
  expect(resolveNotice({ ...build('2.0.0', 'older'), manifest: undefined })).toEqual({
    kind: 'ended',
    latest: { href: '/', label: undefined },
    upgradeHref: '/upgrade/?from=2.0.0',
  });
});

test.each(['supported', 'maintained', 'ended'] as const)('an older version that is %s says so', (state) => {
  expect(resolveNotice({ ...build('2.0.0', 'older', state), manifest: undefined })?.kind).toBe(state);
});

test('the manifest decides, not the state that the build had', () => {
  const versions = manifest.versions.map((version) => ({ ...version, state: 'maintained' as const }));
  const kind = resolveNotice({ ...build('2.0.0', 'older', 'supported'), manifest: { ...manifest, versions } })?.kind;
  expect(kind).toBe('maintained');
});

test.each([
  ['where the history has the page', {}, '/api/new/'],
  ['with the anchor', { hash: '#usage' }, '/api/new/#usage'],
  ['to its home, without a history', { history: undefined }, '/'],
])('the notice leads to the latest version %s', (_where, change, href) => {
  expect(resolveNotice({ ...build('2.0.0', 'older'), ...change })?.latest).toMatchObject({ href, label: '2.1.0' });
});

test('the notice says where the latest version has the same words', () => {
  expect(resolveNotice(build('2.0.0', 'older'))?.latest?.isSame).toBe(true);
  const changed = history.map((entry) => ({ ...entry, change: 'changed' as const }));
  expect(resolveNotice({ ...build('2.0.0', 'older'), history: changed })?.latest?.isSame).toBe(false);
});

test('a site without a released version sends nobody away', () => {
  expect(resolveNotice({ ...build('next', 'next'), manifest: { ...manifest, latest: null } })?.latest).toBeUndefined();
});

test.each([
  ['2.0.0', '/upgrade/?from=2.0.0&to=2.1.0'],
  ['2.0.0-beta.1', undefined],
  ['next', undefined],
])('the notice of %s offers the way up: %s', (name, href) => {
  expect(resolveNotice(build(name, 'latest'))?.upgradeHref).toBe(href);
});
