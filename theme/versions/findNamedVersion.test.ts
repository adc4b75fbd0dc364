import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { resolveHomeBase } from './findNamedVersion.ts';

const manifest = makeManifest({ next: 'next', '2.0.0': 'latest', '1.0.0': 'older' });
const preferred = manifest.versions[2];
const inputs = { siteBase: '/', manifest };

test.each([
  ['an address in no version leads to the preferred one', '/lost/', '/1.0.0/'],
  ['an address that only begins like a version is in none', '/nextdoor/', '/1.0.0/'],
  ['an address in another version stays with its own', '/next/lost/', undefined],
  ['an address that names the latest stays with the latest', '/2.0.0/lost/', undefined],
])('%s', (_name, pathname, base) => {
  expect(resolveHomeBase(preferred, { ...inputs, pathname })).toBe(base);
});

test('without a preferred version nothing leads elsewhere', () => {
  expect(resolveHomeBase(undefined, { ...inputs, pathname: '/lost/' })).toBeUndefined();
});
