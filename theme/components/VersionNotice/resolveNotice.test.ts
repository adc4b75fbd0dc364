import { expect, test } from 'vitest';
import type { Manifest, ManifestVersion } from '../../../common/manifest.ts';
import type { PageMap } from '../../../common/pageMap.ts';
import type { VersionRole } from '../../../common/version.ts';
import { resolveNotice } from './resolveNotice.ts';

const version = (name: string, role: VersionRole, path: string): ManifestVersion => ({
  name,
  label: name,
  role,
  isLast: role === 'latest',
  path,
  mainDocId: 'tango/index',
  ref: '',
  commit: '',
  date: '',
  draftIds: [],
  sidebars: {},
});

const manifest: Manifest = {
  schema: 1,
  latest: '2.1.0',
  versions: [
    version('next', 'next', '/next/'),
    version('2.1.0', 'latest', '/'),
    version('2.0.0', 'older', '/2.0.0/'),
    version('2.0.0-beta.1', 'prerelease', '/2.0.0-beta.1/'),
  ],
};

const address = (path: string) => ({ id: path, path, title: path, digest: '', sidebar: null });
const pageMap: PageMap = {
  schema: 1,
  pages: [
    { versions: { '2.1.0': address('/'), '2.0.0': address('/2.0.0/') } },
    { versions: { '2.1.0': address('/api/'), '2.0.0': address('/2.0.0/api/') } },
    { versions: { '2.0.0': address('/2.0.0/api/gone/') } },
  ],
};

const build = (name: string, role: VersionRole, route = '/') => ({
  own: { name, role, base: `/${name}/`, siteBase: '/', route },
  manifest,
  pageMap,
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

test('the notice leads to the same page of the latest version', () => {
  expect(resolveNotice(build('2.0.0', 'older', '/api/'))?.latest).toEqual({ href: '/api/', label: '2.1.0' });
});

test('the notice leads to the nearest parent where the page is gone', () => {
  expect(resolveNotice(build('2.0.0', 'older', '/api/gone/'))?.latest?.href).toBe('/api/');
});

test('the notice leads to the latest home while the page map is missing', () => {
  expect(resolveNotice({ ...build('2.0.0', 'older', '/api/'), pageMap: undefined })?.latest?.href).toBe('/');
});

test('a site without a released version sends nobody away', () => {
  expect(resolveNotice({ ...build('next', 'next'), manifest: { ...manifest, latest: null } })?.latest).toBeUndefined();
});
