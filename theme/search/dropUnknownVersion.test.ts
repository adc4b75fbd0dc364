import { expect, test } from 'vitest';
import { parseSearchAddress } from '../../common/searchAddress.ts';
import { makeManifest } from '../testing/makeManifest.ts';
import { dropUnknownVersion } from './dropUnknownVersion.ts';

const manifest = makeManifest({ next: 'next', '2.0.0': 'latest', '1.0.0': 'older' });

test.each([
  ['?q=a', undefined],
  ['?q=a&version=1.0.0', '1.0.0'],
  ['?q=a&version=all', 'all'],
  ['?q=a&version=0.9.0', undefined],
  ['?q=a&version=constructor', undefined],
])('%s searches the version %s', (search, version) => {
  const address = parseSearchAddress(search);
  expect(dropUnknownVersion(address, manifest)).toEqual({ ...address, version });
});

test('a version is kept while it is not known which there are', () => {
  const address = parseSearchAddress('?q=a&version=0.9.0');
  expect(dropUnknownVersion(address, undefined)).toBe(address);
});
