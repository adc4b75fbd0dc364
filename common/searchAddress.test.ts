import { expect, test } from 'vitest';
import { dropHighlight, formatHitAddress, formatSearchAddress, parseSearchAddress, readHighlight } from './search.ts';

test.each([
  ['?q=push', { q: 'push', area: undefined, isOutside: false, version: undefined }],
  ['?q=a+b&ctx=api', { q: 'a b', area: 'api', isOutside: false, version: undefined }],
  ['?q=a&ctx=-mirror', { q: 'a', area: 'mirror', isOutside: true, version: undefined }],
  ['', { q: '', area: undefined, isOutside: false, version: undefined }],
  ['?q=a&version=2.0.0', { q: 'a', area: undefined, isOutside: false, version: '2.0.0' }],
] as const)('writes and reads %s', (search, address) => {
  expect(parseSearchAddress(search)).toEqual(address);
  expect(formatSearchAddress(address)).toBe(search);
});

test.each([
  ['?version=/2.0.0/', { version: '2.0.0' }],
  ['?ctx=/api/', { area: 'api' }],
  // Another version may have it.
  ['?ctx=-recipes-2', { area: 'recipes-2' }],
])('reads %s', (search, address) => {
  expect(parseSearchAddress(search)).toMatchObject(address);
});

test.each(['Nowhere', '__proto__', '-', '--api', '<b>', 'a.b', '../api'])('"%s" is not an area', (area) => {
  expect(parseSearchAddress(`?ctx=${encodeURIComponent(area)}`)).toMatchObject({
    area: undefined,
    isOutside: false,
  });
});

test('the address of a hit has the page, the words and the anchor', () => {
  expect(formatHitAddress({ pathname: '/api/', hash: '#files', terms: ['push', 'a&b'] })).toBe(
    '/api/?_highlight=push&_highlight=a%26b#files',
  );
  expect(formatHitAddress({ pathname: '/api/', hash: '', terms: [] })).toBe('/api/');
});

test('reads each word once, skips empty ones, and limits their length and number', () => {
  const many = Array.from({ length: 50 }, (_, index) => `&_highlight=w${index}`).join('');
  expect(readHighlight('?_highlight=push&_highlight=+&_highlight=push&x=1')).toEqual(['push']);
  expect(readHighlight(`?_highlight=${'a'.repeat(10_000)}`)[0]).toHaveLength(100);
  expect(readHighlight(`?a=1${many}`)).toHaveLength(16);
});

test('removes the words and keeps the other parameters', () => {
  expect(dropHighlight('?a=1&_highlight=push&_highlight=x')).toBe('?a=1');
  expect(dropHighlight('?_highlight=push')).toBe('');
});
