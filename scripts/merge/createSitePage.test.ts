import { expect, test } from 'vitest';
import type { FirstPage } from '../../common/firstPage.ts';
import { sitePageHtml } from '../testing/makeBuild.ts';
import { createSitePage } from './createSitePage.ts';

const PAGE = {
  pathname: '/history/a/',
  title: 'A & "B"',
  description: '$& <b>',
  content: '<h1>$1</h1>',
  isIndexed: true,
};
const readFirstPage = (html: string) => {
  const [, text = ''] = /<meta name="docs:page" content="([^"]*)">/.exec(html) ?? [];
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
  return JSON.parse(text.replace(/&(\w+|#39);/g, (_, name) => entities[name] ?? '')) as FirstPage;
};

test('a page has its own title, address and content, whatever signs they have', () => {
  const html = createSitePage(sitePageHtml('/'), '/')(PAGE);
  expect(html).toContain('<title>A &amp; &quot;B&quot; - Docs</title>');
  expect(html).toContain('<link rel="canonical" href="https://example.org/history/a/">');
  expect(html).toContain('data-merged="page"><h1>$1</h1></div>');
});

test('the script of the page learns its route and its words, and finds its chunks where the build put them', () => {
  const html = createSitePage(sitePageHtml('/manual/'), '/manual/')({ ...PAGE, pathname: '/manual/history/a/' });
  expect(readFirstPage(html)).toEqual({
    route: '/history/a/',
    chunks: ['/docs-site-page/'],
    module: 'x',
    words: { title: 'A & "B"', description: '$& <b>' },
  });
});

test('on a site whose only version is unreleased, the route is the address', () => {
  expect(readFirstPage(createSitePage(sitePageHtml('/next/'), '/next/')(PAGE)).route).toBe('/history/a/');
});

test('a page that is not indexed has no canonical address', () => {
  const html = createSitePage(sitePageHtml('/'), '/')({ ...PAGE, isIndexed: false });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('a page without a place for content, or without a name, is an error', () => {
  expect(() => createSitePage('<html></html>', '/')).toThrow('does not name itself');
  const html = sitePageHtml('/').replace('data-merged', 'data-other');
  expect(() => createSitePage(html, '/')(PAGE)).toThrow('has no place for content');
});
