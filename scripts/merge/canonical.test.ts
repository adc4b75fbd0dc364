import { expect, test } from 'vitest';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { canonicalPaths, replaceCanonical } from './canonical.ts';
import { createPageMap } from './createPageMap.ts';

const { records, manifest } = makeSite({
  next: [],
  latest: [makePage('/new/', { movedFrom: ['/old/'] })],
  older: [makePage('/old/'), makePage('/gone/')],
});
const pageMap = createPageMap(records);

test('a page of an older version has its canonical address in the latest, where it exists there', () => {
  expect([...canonicalPaths(pageMap, manifest, '3.0.0')]).toEqual([['/3.0.0/old/', '/new/']]);
});

test('pages of the latest keep their own', () => {
  expect(canonicalPaths(pageMap, manifest, '4.0.0').size).toBe(0);
});

test('replaces the link and nothing else', () => {
  const html =
    '<head><link rel="canonical" href="https://a.org/3.0.0/old/"></head><a href="https://a.org/3.0.0/old/">x</a>';
  expect(replaceCanonical(html, 'https://a.org/new/?a&b')).toBe(
    '<head><link rel="canonical" href="https://a.org/new/?a&amp;b"></head><a href="https://a.org/3.0.0/old/">x</a>',
  );
});

test('the address for sharing follows', () => {
  const html = '<link rel="canonical" href="https://a.org/1/"><meta property="og:url" content="https://a.org/1/">';
  expect(replaceCanonical(html, 'https://a.org/')).toBe(
    '<link rel="canonical" href="https://a.org/"><meta property="og:url" content="https://a.org/">',
  );
});

test('a page without the link is an error, not a silent gap', () => {
  expect(() => replaceCanonical('<head></head>', '/x/')).toThrow('no canonical link');
});
