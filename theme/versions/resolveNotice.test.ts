import { expect, test } from 'vitest';
import type { PageMap } from '../../common/pageMap.ts';
import type { VersionRole } from '../../common/version.ts';
import { makeAddress, makeManifest } from '../testing/makeManifest.ts';
import { resolveNotice } from './resolveNotice.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older', '2.0.0-beta.1': 'prerelease' });

const pageMap: PageMap = {
  schema: 1,
  pages: [
    { versions: { '2.1.0': makeAddress('/'), '2.0.0': makeAddress('/2.0.0/') } },
    { versions: { '2.1.0': makeAddress('/api/'), '2.0.0': makeAddress('/2.0.0/api/') } },
    { versions: { '2.0.0': makeAddress('/2.0.0/api/gone/') } },
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
