import { expect, test } from 'vitest';
import type { PageMap } from '../../common/pageMap.ts';
import { makeManifest, makeRow } from '../testing/makeManifest.ts';
import { findFirst, findNear, listWords, resolveMissing, resolveRepair, stripVersion } from './findMissing.ts';
import { parseMissing } from './parseMissing.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older', '1.0.0': 'older' });

test.each([
  ['/nothing/', undefined, '/nothing/'],
  ['/2.0.0/nothing', '2.0.0', '/nothing/'],
  ['/2.0.0', '2.0.0', '/'],
  ['/NEXT/Api/Read.HTML', 'next', '/api/read/'],
  ['/9.9.9/api/', undefined, '/9.9.9/api/'],
  ['/nextdoor/', undefined, '/nextdoor/'],
  ['/2.0.0//api///read', '2.0.0', '/api/read/'],
  ['/a%20b/', undefined, '/a b/'],
  ['/%E0%A4/', undefined, '/%e0%a4/'],
])('%s names the version %s and the route %s', (pathname, name, route) => {
  const address = parseMissing({ siteBase: '/', pathname, manifest });
  expect([address?.version?.name, address?.route]).toEqual([name, route]);
});

test('an address outside the site has no route', () => {
  expect(parseMissing({ siteBase: '/docs/', pathname: '/x/', manifest })).toBeUndefined();
});

test.each([
  ['/9.9.9/api/', '/api/'],
  ['/v1.2/api/', '/api/'],
  ['/1.0.0-beta.1/api/', '/api/'],
  ['/api/1.0/', '/api/1.0/'],
])('without its version %s is %s', (route, bare) => {
  expect(stripVersion(route)).toBe(bare);
});

test('the words of an address are those between its marks', () => {
  expect(listWords('/9.9.9/api/back-or_screen.on/<img src=x>/')).toBe('api back or screen on img src x');
});

test('a long address gives few and short words', () => {
  expect(listWords(`/${'a'.repeat(1000)}/${'b/'.repeat(1000)}`)).toBe(`${'a'.repeat(40)} b b b b b b b`);
});

const pageMap: PageMap = {
  schema: 2,
  pages: [
    { versions: { '2.1.0': makeRow('/api/sync/', 'sync') } },
    {
      versions: {
        '2.1.0': makeRow('/api/clear/', 'clear'),
        '2.0.0': makeRow('/2.0.0/api/old-clear/', 'clear'),
      },
      movedFrom: ['/api/Wipe/'],
    },
    { versions: { '2.0.0': makeRow('/2.0.0/api/isDirectory/', 'isDirectory') } },
  ],
};

const missing = (route: string) => resolveMissing(route, manifest, pageMap);

test.each([
  ['/api/sync/', '2.0.0', '2.1.0'],
  ['/api/clear/', '1.0.0', '2.0.0'],
  ['/api/isdirectory/', '2.1.0', undefined],
  ['/api/nothing/', '1.0.0', undefined],
])('the page at %s came after %s with %s', (route, name, label) => {
  const version = manifest.versions.find((one) => one.name === name);
  expect(version && findFirst(missing(route), version, manifest)?.label).toBe(label);
});

test.each([
  ['where it exists', '/api/sync/', ['/api/sync/']],
  ['under both addresses, if it moved', '/api/clear/', ['/api/clear/', '/2.0.0/api/old-clear/']],
  ['for an address that no version has any more', '/api/wipe/', ['/api/clear/', '/2.0.0/api/old-clear/']],
  ['whatever the letter case', '/api/isdirectory/', ['/2.0.0/api/isDirectory/']],
  ['for an address in a version that is gone', '/0.9.0/api/sync/', ['/api/sync/']],
  ['nowhere, if no page ever had the address', '/nothing/', []],
])('a page is offered %s', (_where, route, hrefs) => {
  expect(missing(route).map(({ href }) => href)).toEqual(hrefs);
});

test.each([
  ['/API/Sync', '/api/sync/'],
  ['//api///sync/', '/api/sync/'],
  ['/api/sync.html', '/api/sync/'],
  ['/2.1.0/API/sync/index.html', '/api/sync/'],
  ['/2.0.0/api/ISDIRECTORY/', '/2.0.0/api/isDirectory/'],
  ['/2.0.0/Search/', '/2.0.0/search/'],
  ['/2.0.0/api/sync/', undefined],
  ['/api/wipe/', undefined],
  ['/9.9.9/api/sync/', undefined],
])('%s is repaired to %s', (pathname, href) => {
  const address = parseMissing({ siteBase: '/', pathname, manifest });
  expect(address && resolveRepair(address, manifest, pageMap)).toBe(href);
});

test.each([
  ['/api/snyc/', ['/api/sync/']],
  ['/2.0.0/api/isDirectori/', ['/2.0.0/api/isDirectory/']],
  ['/nothing/', []],
])('%s is near %j', (pathname, hrefs) => {
  const address = parseMissing({ siteBase: '/', pathname, manifest });
  expect(address && findNear(address, manifest, pageMap).map(({ href }) => href)).toEqual(hrefs);
});
