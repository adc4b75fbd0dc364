import { expect, test } from 'vitest';
import { makeManifest } from '../testing/makeManifest.ts';
import { parseMissing, stripVersion, wordsOf } from './parseMissing.ts';

const manifest = makeManifest({ next: 'next', '2.1.0': 'latest', '2.0.0': 'older' });

test.each([
  ['/nothing/', undefined, '/nothing/'],
  ['/2.0.0/nothing', '2.0.0', '/nothing/'],
  ['/2.0.0', '2.0.0', '/'],
  ['/2.1.0/nothing/', '2.1.0', '/nothing/'],
  ['/2.0.0/api/index.html', '2.0.0', '/api/'],
  ['/NEXT/Api/Read.HTML', 'next', '/api/read/'],
  ['/9.9.9/api/', undefined, '/9.9.9/api/'],
  ['/nextdoor/', undefined, '/nextdoor/'],
  ['/2.0.0//api///read', '2.0.0', '/api/read/'],
  ['/a%20b/', undefined, '/a b/'],
  ['/50%/', undefined, '/50%/'],
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
  ['/9.9.9/', '/'],
  ['/api/1.0/', '/api/1.0/'],
])('without its version %s is %s', (route, bare) => {
  expect(stripVersion(route)).toBe(bare);
});

test('the words of an address are those between its marks', () => {
  expect(wordsOf('/9.9.9/api/back-or_screen.on/<img src=x>/')).toBe('api back or screen on img src x');
});

test('a long address gives few and short words', () => {
  expect(wordsOf(`/${'a'.repeat(1000)}/${'b/'.repeat(1000)}`)).toBe(`${'a'.repeat(40)} b b b b b b b`);
});
