import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings as rootSettings } from '../testing/describeProject.ts';
import { renderer, sitePageHtml } from '../testing/makeBuild.ts';
import { createSitePage } from './createSitePage.ts';
import { writeRetiredPages } from './writeRetiredPages.ts';

const settings = { ...rootSettings, base: '/docs/' };

const PAGE = {
  versionLabel: '1.x',
  route: '/api/',
  pathname: '/docs/1.0.0/api/',
  title: 'Overview <T>',
  target: { path: '/docs/api/', title: 'All of it', versionLabel: '2.x', isSame: true },
};

/** Write one page, and read what it wrote. */
function write(page: typeof PAGE) {
  const rootDir = mkdtempSync(path.join(tmpdir(), 'retired-'));
  const formatPage = createSitePage(sitePageHtml('/docs/'), '/docs/');
  const tree = { rootDir, siteBase: '/docs/', forbidden: 'nothing of this' };
  writeRetiredPages(tree, { pages: [page], settings, parts: renderer.parts, formatPage });
  const read = (name: string) => readFileSync(path.join(rootDir, '1.0.0/api', name), 'utf8');
  return { html: read('index.html'), copy: read('index.md') };
}

const { html, copy } = write(PAGE);

test('tells which page of which version is gone, as text', () => {
  expect(html).toContain('<title>Overview &lt;T&gt; (version 1.x, retired) - Docs</title>');
  expect(html).toContain('<h1>Version 1.x is retired</h1>');
  expect(html).toContain('“Overview &lt;T&gt;” in version 1.x of the Docs documentation is no longer published.');
});

test('leads on by a link, and by nothing else', () => {
  expect(html).toContain('The same page: <a href="/docs/api/">All of it (version 2.x)</a>');
  expect(html).toContain('<a href="/docs/versions/">All versions</a>');
  expect(html).not.toContain('http-equiv="refresh"');
});

test('says so where the page itself is not published any more', () => {
  const other = write({ ...PAGE, target: { ...PAGE.target, isSame: false } }).html;
  expect(other).toContain('This page has no newer version. The nearest page: <a href="/docs/api/">');
});

test('is not for search engines, which are shown the page that it leads to', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  // "Do not index this" and "index that in its place" contradict each other.
  expect(html).not.toContain('canonical');
});

test('the Markdown copy says the same, with full addresses', () => {
  expect(copy).toContain('> Docs, version 1.x, retired: <https://example.org/docs/1.0.0/api/>');
  expect(copy).toContain('The same page: All of it (version 2.x), <https://example.org/docs/api/>');
});
