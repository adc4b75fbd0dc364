import { expect, test } from 'vitest';
import { settings as rootSettings } from '../testing/makeBuild.ts';
import { formatRetiredCopy, formatRetiredPage } from './formatRetiredPage.ts';

const settings = { ...rootSettings, base: '/docs/' };

const page = {
  versionLabel: '1.x',
  route: '/api/',
  pathname: '/docs/1.0.0/api/',
  title: 'Overview <T>',
  target: { path: '/docs/api/', title: 'All of it', versionLabel: '2.x', isSame: true },
};
const html = formatRetiredPage(page, settings);

test('tells which page of which version is gone, as text', () => {
  expect(html).toContain('<title>Overview &lt;T&gt; (version 1.x, retired) - Docs</title>');
  expect(html).toContain('<h1>Version 1.x is retired</h1>');
  expect(html).toContain('“Overview &lt;T&gt;” in version 1.x of the Docs documentation is no longer published.');
});

test('leads on by a link, and by nothing else', () => {
  expect(html).toContain('The same page: <a href="/docs/api/">All of it (version 2.x)</a>');
  expect(html).toContain('<a href="/docs/versions/">All versions</a>');
  expect(html).not.toMatch(/<script|http-equiv="refresh"/);
});

test('says so where the page itself is not published any more', () => {
  const other = formatRetiredPage({ ...page, target: { ...page.target, isSame: false } }, settings);
  expect(other).toContain('This page has no newer version. The nearest page: <a href="/docs/api/">');
});

test('is not for search engines, which are shown the page that it leads to', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  // "Do not index this" and "index that in its place" contradict each other.
  expect(html).not.toContain('canonical');
});

test('has a policy that allows no inline script', () => {
  expect(html).toContain("script-src 'self';");
});

test('the Markdown copy says the same, with full addresses', () => {
  const copy = formatRetiredCopy(page, settings);
  expect(copy).toContain('> Docs, version 1.x, retired: <https://example.org/docs/1.0.0/api/>');
  expect(copy).toContain('The same page: All of it (version 2.x), <https://example.org/docs/api/>');
});

test('speaks the language of the site', () => {
  const german = formatRetiredPage(page, { ...settings, locale: { htmlLang: 'de', direction: 'ltr' } });
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('<h1>Version 1.x ist eingestellt</h1>');
});
