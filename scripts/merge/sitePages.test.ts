import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { settings } from '../testing/makeBuild.ts';
import { makeSite } from '../testing/makeRecord.ts';
import { escapeMarkup, formatRedirect, formatVersionsPage } from './sitePages.ts';

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

test('an address cannot end the script that it stands in', () => {
  expect(formatRedirect({ origin: '', path: '/</script>/', locale })).not.toContain('"/</script>');
});

test('the list of versions leads to each version and says which is latest and which unreleased', () => {
  const { manifest } = makeSite({ next: [], latest: [], older: [] });
  const html = formatVersionsPage(manifest, { settings, retired: [] });
  expect(html).toContain('<a href="/next/">next</a> <small>unreleased</small>');
  expect(html).toContain('<a href="/">4.0.0</a> <small>latest</small>');
  expect(html).toContain('<a href="/3.0.0/">3.0.0</a> <time');
});

test('the list of versions ends with the retired ones, and says where they lead', () => {
  const { manifest } = makeSite({ next: [], latest: [], older: [] });
  const target = { path: '/3.0.0/', title: 'Start', versionLabel: '3.0.0', isSame: true };
  const page = { versionLabel: '0.9.0', route: '/', pathname: '/0.9.0/', title: 'Start', target };
  const html = formatVersionsPage(manifest, { settings, retired: [page] });
  expect(html).toContain('<li>0.9.0 <small>retired</small> leads to <a href="/3.0.0/">3.0.0</a></li>\n</ul>');
});
