import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSite } from '../testing/makeRecord.ts';
import { escapeMarkup, formatRedirect, formatVersionsPage } from './sitePages.ts';

test('text stays text', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});

test('a redirect works without scripts, keeps query and hash with them, and names the canonical address', () => {
  const html = formatRedirect({ origin: 'https://example.org', path: '/api/' });
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/api/"></noscript>');
  expect(html).toContain('location.replace("/api/" + location.search + location.hash)');
  expect(html).toContain('<link rel="canonical" href="https://example.org/api/">');
});

test('the policy of a redirect allows its script and no other', () => {
  const html = formatRedirect({ origin: 'https://example.org', path: '/api/' });
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
});

test('an address cannot end the script that it stands in', () => {
  expect(formatRedirect({ origin: '', path: '/</script>/' })).not.toContain('"/</script>');
});

test('the list of versions leads to each version and says which is latest and which unreleased', () => {
  const { manifest } = makeSite({ next: [], '2.0.0': [], '1.0.0': [] });
  const html = formatVersionsPage(manifest, { title: 'Docs', siteBase: '/' });
  expect(html).toContain('<a href="/next/">next</a> <small>unreleased</small>');
  expect(html).toContain('<a href="/">2.0.0</a> <small>latest</small>');
  expect(html).toContain('<a href="/1.0.0/">1.0.0</a> <time');
});
