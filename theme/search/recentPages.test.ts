import { expect, test } from 'vitest';
import { addRecentPage, parseRecentPages } from './recentPages.ts';

const makePage = (pathname: string) => ({ pathname, title: pathname, version: '2.0.0' });

test('the newest page stands first, and once', () => {
  const pages = addRecentPage([makePage('/a/'), makePage('/b/')], makePage('/b/'));
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/b/', '/a/']);
});

test('the page being read and five others are kept', () => {
  const pages = '123456'.split('').map((name) => makePage(`/${name}/`));
  expect(addRecentPage(pages, makePage('/7/'))).toHaveLength(6);
});

test('reads what was stored', () => {
  expect(parseRecentPages(JSON.stringify([makePage('/a/')]))).toEqual([makePage('/a/')]);
});

test.each([
  null,
  '',
  '{',
  '{}',
  '[1, null, "/a/"]',
  '[{"pathname": "/a/"}]',
  '[{"pathname": "//host/", "title": "a", "version": "1"}]',
  '[{"pathname": "javascript:alert(1)", "title": "a", "version": "1"}]',
])('%j holds no pages', (stored) => {
  expect(parseRecentPages(stored)).toEqual([]);
});
