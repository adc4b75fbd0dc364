import { expect, test } from 'vitest';
import { addRecentPage, parsePages } from './recentPages.ts';

const makePage = (pathname: string) => ({ pathname, title: pathname, version: '2.0.0' });
const store = (...pathnames: string[]) => JSON.stringify(pathnames.map(makePage));

test('the newest page comes first, and once', () => {
  expect(addRecentPage(store('/a/', '/b/'), makePage('/b/'))).toBe(store('/b/', '/a/'));
});

test('the page being read and five others are kept', () => {
  expect(addRecentPage(store('/1/', '/2/', '/3/', '/4/', '/5/', '/6/'), makePage('/7/'))).toBe(
    store('/7/', '/1/', '/2/', '/3/', '/4/', '/5/'),
  );
});

test.each([null, '', '{', '{}', '[]'])('after %j, the page is the only one', (stored) => {
  expect(addRecentPage(stored, makePage('/a/'))).toBe(store('/a/'));
});

test('stored pages are read', () => {
  expect(parsePages(store('/a/'))).toEqual([makePage('/a/')]);
});

test.each([
  null,
  '{',
  '[1, null, "/a/"]',
  '[{"pathname": "/a/"}]',
  '[{"pathname": "//host/", "title": "a", "version": "1"}]',
  '[{"pathname": "javascript:alert(1)", "title": "a", "version": "1"}]',
])('%j holds no pages', (stored) => {
  expect(parsePages(stored)).toEqual([]);
});
