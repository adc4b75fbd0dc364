import { describe, expect, test } from 'vitest';
import { cacheControlOf } from './siteRequest.ts';

describe('cacheControlOf', () => {
  test.each([
    '/static/js/index.77f40476de.js',
    '/static/search_index.en.06e7286d.json',
    '/2.0.0/static/i.0123456789.svg',
    '/static/search/text/0c0648dd36b5.json',
  ])('keeps %s for ever', (pathname) => expect(cacheControlOf(pathname)).toContain('immutable'));

  test.each([
    '/index.html',
    '/versions.json',
    '/offline.js',
    '/offline.json',
    '/page-map.json',
    '/static/plain.js',
    '/other/a.0123456789.js',
  ])('asks for %s again', (pathname) => expect(cacheControlOf(pathname)).toBe('no-cache'));
});
