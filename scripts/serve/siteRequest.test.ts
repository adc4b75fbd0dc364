import { describe, expect, test } from 'vitest';
import { cacheControlOf, parseSiteRequest } from './siteRequest.ts';

describe('parseSiteRequest', () => {
  test('keeps pathname and query as they came', () => {
    expect(parseSiteRequest('/2.1.0/%E4%B8%AD/?q=a?b')).toEqual({
      status: 'ok',
      pathname: '/2.1.0/%E4%B8%AD/',
      query: '?q=a?b',
    });
  });

  test.each([
    ['/manual/api/?q=1', { status: 'ok', pathname: '/api/', query: '?q=1' }],
    ['/manual/', { status: 'ok', pathname: '/', query: '' }],
    ['/manual', { status: 'ok', pathname: '', query: '' }],
    ['/manually/', { status: 'missing' }],
    ['/', { status: 'missing' }],
  ])('takes the base off %s', (target, expected) => expect(parseSiteRequest(target, '/manual/')).toEqual(expected));

  test.each([
    '//evil.com',
    '/a//b',
    '/../x',
    '/%2e%2e/x',
    '/..%2fx',
    '/\\evil.com',
    '/%5cevil.com',
    '/.git/config',
    '/a/.env',
  ])('says that %s cannot be a file of the site', (target) =>
    expect(parseSiteRequest(target)).toEqual({ status: 'missing' }),
  );

  test.each(['/%', '/%zz', '/%ff', '/a%00b', 'http://evil.com/', '*', ''])('says that "%s" is no address', (target) =>
    expect(parseSiteRequest(target)).toEqual({ status: 'malformed' }),
  );
});

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
