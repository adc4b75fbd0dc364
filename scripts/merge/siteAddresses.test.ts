import { expect, test } from 'vitest';
import type { PageMap } from '../../common/pageMap.ts';
import { addressesOf } from './siteAddresses.ts';

const address = (path: string) => ({ id: path, path, title: path, digest: '', sidebar: null });

test('lists the pages of all versions, version by version', () => {
  const pageMap: PageMap = {
    schema: 1,
    pages: [
      { versions: { next: address('/next/'), '2.0.0': address('/') } },
      { versions: { next: address('/next/key/') } },
      { versions: { next: address('/next/api/'), '2.0.0': address('/api/') } },
    ],
  };
  expect(addressesOf(pageMap)).toEqual(['/next/', '/next/key/', '/next/api/', '/', '/api/']);
});
