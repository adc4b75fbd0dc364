import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FirstPage } from '../../common/pageHtml.ts';
import { settings } from '../testing/describeProject.ts';
import { sitePageHtml } from '../testing/makeBuild.ts';
import { createSitePage, formatRedirect, replaceCanonical } from './sitePage.ts';

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
  expect(html).toContain('data-document="page"><h1>$1</h1></div>');
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
  const html = sitePageHtml('/').replace('data-document', 'data-other');
  expect(() => createSitePage(html, '/')(PAGE)).toThrow('has no place for content');
});

test('the canonical link is replaced, and nothing else', () => {
  const html =
    '<head><link rel="canonical" href="https://a.org/3.0.0/old/"></head><a href="https://a.org/3.0.0/old/">x</a>';
  expect(replaceCanonical(html, 'https://a.org/new/?a&b')).toBe(
    '<head><link rel="canonical" href="https://a.org/new/?a&amp;b"></head><a href="https://a.org/3.0.0/old/">x</a>',
  );
});

test('the address for sharing follows the canonical one', () => {
  const html = '<link rel="canonical" href="https://a.org/1/"><meta property="og:url" content="https://a.org/1/">';
  expect(replaceCanonical(html, 'https://a.org/')).toBe(
    '<link rel="canonical" href="https://a.org/"><meta property="og:url" content="https://a.org/">',
  );
});

test('a page without a canonical link is an error, not a silent gap', () => {
  expect(() => replaceCanonical('<head></head>', '/x/')).toThrow('no canonical link');
});

test('a redirect works without scripts, keeps query and hash with them, and names the canonical address', () => {
  const html = formatRedirect('/api/', settings);
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/api/"></noscript>');
  expect(html).toContain('location.replace("/api/" + location.search + location.hash)');
  expect(html).toContain('<link rel="canonical" href="https://example.org/api/">');
});

test('the policy of a redirect allows its script and no other', () => {
  const html = formatRedirect('/api/', settings);
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
});

test('an address cannot end the script that it is in', () => {
  expect(formatRedirect('/</script>/', settings)).not.toContain('"/</script>');
});
