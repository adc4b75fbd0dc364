import { expect, test } from 'vitest';
import {
  formatCompareAddress,
  formatUpgradeAddress,
  isDocumentRoute,
  parseCompareAddress,
  parseUpgradeAddress,
} from './shellRoutes.ts';

const searchOf = (address: string) => new URL(address, 'https://example.org').search;

test.each([
  ['/manual/', { page: '/api/a b/', from: '1.0.0', to: 'next' }, '/manual/compare/?page=/api/a+b/&from=1.0.0&to=next'],
  [
    '/',
    { page: undefined, from: '1.0.0', to: '2.0.0', area: 'api', isBreaking: true },
    '/compare/?from=1.0.0&to=2.0.0&area=api&breaking=1',
  ],
  ['/', { page: '/a/', from: '1.0.0', to: undefined, isWhole: true }, '/compare/?page=/a/&from=1.0.0&whole=1'],
  ['/', { page: undefined, from: '1.0.0', to: '2.0.0' }, '/compare/?from=1.0.0&to=2.0.0'],
  ['/', { page: undefined, from: undefined, to: undefined }, '/compare/'],
])('below %s, the comparison %j is written as %s, and read again', (base, address, href) => {
  expect(formatCompareAddress(base, address)).toBe(href);
  expect(parseCompareAddress(searchOf(href))).toEqual(address);
});

test.each([
  [{ from: undefined, to: '2.0.0', without: [] }, '/next/upgrade/?to=2.0.0'],
  [{ from: '1.0.0', to: '2.0.0', without: ['a', 'b'] }, '/next/upgrade/?from=1.0.0&to=2.0.0&without=a+b'],
])('the upgrade %j is written as %s, and read again', (address, href) => {
  expect(formatUpgradeAddress('/next/', address)).toBe(href);
  expect(parseUpgradeAddress(searchOf(href))).toEqual(address);
});

test.each([
  ['/api/reference/boats/', true],
  ['/api/reference/', false],
  ['/versions/', true],
  ['/Versions/', true],
  ['/versions/2.0.0/', true],
  ['/history/api/read/', true],
  ['/next/api/', true],
  ['/1.0.0-rc.1/', true],
  ['/api/next/', false],
  ['/2-streams/', false],
  ['/upgrade/', false],
])('whether %s is only in its document: %s', (route, expected) => {
  expect(isDocumentRoute(route)).toBe(expected);
});
