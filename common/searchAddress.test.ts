import { expect, test } from 'vitest';
import {
  dropHighlight,
  formatHitAddress,
  formatSearchAddress,
  parseSearchAddress,
  readHighlight,
} from './searchAddress.ts';

test.each([
  ['?q=push', { q: 'push', area: undefined, isOutside: false, version: undefined }],
  ['?q=a+b&ctx=api', { q: 'a b', area: 'api', isOutside: false, version: undefined }],
  ['?q=a&ctx=-scrcpy', { q: 'a', area: 'scrcpy', isOutside: true, version: undefined }],
  ['?q=a&version=2.0.0', { q: 'a', area: undefined, isOutside: false, version: '2.0.0' }],
] as const)('writes and reads %s', (search, address) => {
  expect(parseSearchAddress(search)).toEqual(address);
  expect(formatSearchAddress(address)).toBe(search);
});

test.each(['2.0.0/', '/2.0.0/', '2.0.0'])('reads the version of "%s"', (version) => {
  expect(parseSearchAddress(`?version=${version}`).version).toBe('2.0.0');
});

test.each(['/api/', 'api/', 'api'])('reads the area of "%s"', (area) => {
  expect(parseSearchAddress(`?ctx=${area}`).area).toBe('api');
});

test('an area need not be known to be read: another version may have it', () => {
  expect(parseSearchAddress('?ctx=-recipes-2').area).toBe('recipes-2');
});

test.each(['Nowhere', '__proto__', '-', '--api', '<b>', 'a.b', '../api'])('the area "%s" is none', (area) => {
  expect(parseSearchAddress(`?ctx=${encodeURIComponent(area)}`)).toMatchObject({
    area: undefined,
    isOutside: false,
  });
});

test('nothing to search for is no query part', () => {
  expect(formatSearchAddress({})).toBe('');
});

test('a hit leads to its page, then the words, then the anchor', () => {
  expect(formatHitAddress({ pathname: '/api/', hash: '#files', terms: ['push', 'a&b'] })).toBe(
    '/api/?_highlight=push&_highlight=a%26b#files',
  );
  expect(formatHitAddress({ pathname: '/api/', hash: '', terms: [] })).toBe('/api/');
});

test('reads each word once, and neither empty nor endless ones', () => {
  const many = Array.from({ length: 50 }, (_, index) => `&_highlight=w${index}`).join('');
  expect(readHighlight('?_highlight=push&_highlight=+&_highlight=push&x=1')).toEqual(['push']);
  expect(readHighlight(`?_highlight=${'a'.repeat(10_000)}`)[0]).toHaveLength(100);
  expect(readHighlight(`?a=1${many}`)).toHaveLength(16);
});

test('takes the words out and keeps the rest', () => {
  expect(dropHighlight('?a=1&_highlight=push&_highlight=x')).toBe('?a=1');
  expect(dropHighlight('?_highlight=push')).toBe('');
});
