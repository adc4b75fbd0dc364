import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { settings } from '../testing/describeProject.ts';
import { formatRedirect } from './formatRedirect.ts';
import { escapeMarkup } from './markup.ts';

const { locale } = settings;

test('text stays text', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});

test('a redirect works without scripts, keeps query and hash with them, and names the canonical address', () => {
  const html = formatRedirect({ origin: 'https://example.org', path: '/api/', locale });
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/api/"></noscript>');
  expect(html).toContain('location.replace("/api/" + location.search + location.hash)');
  expect(html).toContain('<link rel="canonical" href="https://example.org/api/">');
});

test('the policy of a redirect allows its script and no other', () => {
  const html = formatRedirect({ origin: 'https://example.org', path: '/api/', locale });
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
});

test('an address cannot end the script that it is in', () => {
  expect(formatRedirect({ origin: '', path: '/</script>/', locale })).not.toContain('"/</script>');
});
