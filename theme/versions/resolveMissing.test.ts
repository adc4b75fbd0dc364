import { expect, test } from 'vitest';
import type { PageMap } from '../../common/pageMap.ts';
import { makeAddress, makeManifest } from '../testing/makeManifest.ts';
import { resolveMissing } from './resolveMissing.ts';

const manifest = makeManifest({ '2.1.0': 'latest', '2.0.0': 'older', '1.0.0': 'older' });

const pageMap: PageMap = {
  schema: 1,
  pages: [
    { versions: { '2.1.0': makeAddress('/api/sync/', 'sync') } },
    {
      versions: {
        '2.1.0': makeAddress('/api/clear/', 'clear'),
        '2.0.0': makeAddress('/2.0.0/api/old-clear/', 'clear'),
      },
      movedFrom: ['/api/Wipe/'],
    },
    { versions: { '2.0.0': makeAddress('/2.0.0/api/isDirectory/', 'isDirectory') } },
  ],
};

const missing = (route: string) => resolveMissing(route, manifest, pageMap);
const hrefs = (route: string) => missing(route).map(({ href }) => href);

test('the same page is offered where it exists', () => {
  expect(missing('/api/sync/')).toEqual([{ label: '2.1.0', title: 'sync', href: '/api/sync/' }]);
});

test('a page that moved is offered under both of its addresses', () => {
  expect(hrefs('/api/clear/')).toEqual(['/api/clear/', '/2.0.0/api/old-clear/']);
});

test('a page is found under an address that no version has any more', () => {
  expect(hrefs('/api/wipe/')).toEqual(['/api/clear/', '/2.0.0/api/old-clear/']);
});

test('letter case does not matter', () => {
  expect(hrefs('/api/isdirectory/')).toEqual(['/2.0.0/api/isDirectory/']);
});

test('a page of a version that is gone is found in those that are there', () => {
  expect(hrefs('/0.9.0/api/sync/')).toEqual(['/api/sync/']);
});

test('nothing is offered for an address that no page ever had', () => {
  expect(missing('/nothing/')).toEqual([]);
});
