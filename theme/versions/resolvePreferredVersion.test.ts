import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { resolvePreferredVersion } from './resolvePreferredVersion.ts';

const manifest = makeManifest({ next: 'next', '2.0.0': 'latest', '1.0.0': 'older' });

test.each([
  ['a version of the site', '1.0.0', '/1.0.0/'],
  ['the latest', '2.0.0', '/'],
  ['a version that the site gave up', '0.9.0', undefined],
  ['text that is no version', '{"version":"1.0.0"}', undefined],
  ['a name of every object', 'constructor', undefined],
  ['nothing', null, undefined],
])('%s', (_name, stored, path) => {
  expect(resolvePreferredVersion(stored, manifest)?.path).toBe(path);
});

test('without the manifest no version is preferred', () => {
  expect(resolvePreferredVersion('1.0.0', undefined)).toBeUndefined();
});
