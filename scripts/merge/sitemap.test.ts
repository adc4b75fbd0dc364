import { expect, test } from 'vitest';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { createPageMap } from './createPageMap.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';

const { records, manifest } = makeSite({
  next: [makePage('/'), makePage('/only-next/')],
  latest: [makePage('/', { lastUpdated: '2024-05-06T07:08:09Z' })],
  older: [makePage('/'), makePage('/only-old/')],
});
const sitemap = formatSitemap({ origin: 'https://example.org', manifest, pageMap: createPageMap(records), records });
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('lists the pages of the latest, and those that exist nowhere newer', () => {
  expect(listed).toEqual([
    'https://example.org/',
    'https://example.org/3.0.0/only-old/',
    'https://example.org/next/only-next/',
  ]);
});

test('says that pages change daily, and when they last did', () => {
  expect(sitemap.match(/<changefreq>daily<\/changefreq>/g)).toHaveLength(3);
  expect(sitemap).toContain('<lastmod>2024-05-06T07:08:09Z</lastmod>');
});

test('robots.txt leads to the sitemap', () => {
  expect(formatRobots('https://example.org', '/docs/')).toContain('Sitemap: https://example.org/docs/sitemap.xml');
});
