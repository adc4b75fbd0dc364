import { expect, test } from 'vitest';
import type { PageHistory } from '../../common/pageHistory.ts';
import type { VersionRole } from '../../common/version.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { resolveNotice } from './resolveNotice.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older', '2.0.0-beta.1': 'prerelease' });

const history: PageHistory = [
  { name: '2.1.0', path: '/api/new/', title: 'New', change: 'same', movedFrom: '/2.0.0/api/' },
  { name: '2.0.0', path: '/2.0.0/api/', title: 'Old', change: 'added' },
];

const build = (name: string, role: VersionRole) => ({
  own: { name, role, siteBase: '/' },
  manifest,
  history,
  hash: '',
});

test.each([
  ['next', 'unreleased'],
  ['2.0.0-beta.1', 'unreleased'],
  ['2.0.0', 'older'],
  ['2.1.0', undefined],
])('the notice of %s is %s', (name, kind) => {
  expect(resolveNotice(build(name, 'latest'))?.kind).toBe(kind);
});

test('the manifest decides, not the role that the build had', () => {
  expect(resolveNotice(build('2.1.0', 'next'))).toBeUndefined();
});

test('the role of the build decides while the manifest is missing', () => {
  expect(resolveNotice({ ...build('2.0.0', 'older'), manifest: undefined })).toEqual({
    kind: 'older',
    latest: { href: '/', label: undefined },
  });
});

test('the notice leads to where the history has the page in the latest version', () => {
  expect(resolveNotice(build('2.0.0', 'older'))?.latest).toEqual({ href: '/api/new/', label: '2.1.0' });
});

test('the notice keeps the anchor where the latest version has the page', () => {
  expect(resolveNotice({ ...build('2.0.0', 'older'), hash: '#usage' })?.latest?.href).toBe('/api/new/#usage');
});

test('the notice leads to the latest home while the history is missing', () => {
  expect(resolveNotice({ ...build('2.0.0', 'older'), history: undefined })?.latest?.href).toBe('/');
});

test('a site without a released version sends nobody away', () => {
  expect(resolveNotice({ ...build('next', 'next'), manifest: { ...manifest, latest: null } })?.latest).toBeUndefined();
});
