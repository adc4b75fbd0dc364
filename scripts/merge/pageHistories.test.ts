import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PageRecord } from '../../common/buildRecord.ts';
import { settings } from '../testing/describeProject.ts';
import { renderer, sitePageHtml } from '../testing/makeBuild.ts';
import { makePage, makeSite, measureByDigest } from '../testing/makeRecord.ts';
import { createPageHistories } from './createPageHistories.ts';
import { createPageMap } from './createPageMap.ts';
import { createSitePage } from './createSitePage.ts';
import { addHistoryLine, writeHistories } from './pageHistories.ts';

const section = (digest: string) => ({ anchor: 'a"', heading: '<b>A</b>', digest, words: 5 });
const page = (digest: string, changes: Partial<PageRecord> = {}) =>
  makePage('/x/', {
    title: '<img src=x>',
    sections: [section(digest)],
    file: 'x.md',
    lastUpdated: '2024-05-06T07:08:09Z',
    ...changes,
  });

const { records, manifest } = makeSite({
  next: [makePage('/')],
  latest: [makePage('/'), page('new')],
  older: [makePage('/'), page('old')],
});
const histories = createPageHistories(createPageMap(records), records, measureByDigest(records));
const { parts } = renderer;
const [, latest] = records;
const addLine = (html: string, pathname: string) =>
  latest && addHistoryLine(html, { histories, manifest, siteBase: '/', parts, pathname, record: latest });

test('the line of a page has the list of its versions in it, as text, and leads to the history', () => {
  const html = addLine('<h1>X</h1><div class="c" data-merged="history"></div><p>Text.</p>', '/x/');
  expect(html).toMatch(/^<h1>X<\/h1><div class="c" data-merged="history"><details.*<\/div><p>Text.<\/p>$/);
  expect(html).toContain('Changed in 4.0.0');
  expect(html).toContain('<a href="/x/#a&quot;">&lt;b&gt;A&lt;/b&gt;</a>: changed');
  expect(html).toMatch(/<a [^>]*href="\/history\/x\/">Dates and commits<\/a>/);
  expect(html).toMatch(
    /<a [^>]*href="\/compare\/\?page=\/x\/&amp;from=3\.0\.0&amp;to=4\.0\.0">Compare with 3\.0\.0<\/a>/,
  );
});

test('a page without a place for the line, and a page that no map lists, stay as they are', () => {
  expect(addLine('<p>Text.</p>', '/x/')).toBe('<p>Text.</p>');
  const html = '<div data-merged="history"></div>';
  expect(addLine(html, '/search/')).toBe(html);
});

test('the page of a history names each version with its commits, sections and comparison', () => {
  const rootDir = mkdtempSync(path.join(tmpdir(), 'histories-'));
  const tree = { rootDir, siteBase: '/', forbidden: 'nothing of this' };
  const formatPage = createSitePage(sitePageHtml('/'), '/');
  writeHistories(tree, { records, histories, manifest, settings, parts, formatPage });
  const html = readFileSync(path.join(rootDir, 'history/x/index.html'), 'utf8');
  expect(html).toContain('next: Not in this version');
  expect(html).toContain(`https://example.org/source/commits/${'c'.repeat(40)}/docs/x.md`);
  expect(html).toContain('<time dateTime="2024-05-06T07:08:09Z">2024-05-06</time>');
  expect(html).toContain('/compare/?page=/x/&amp;from=3.0.0&amp;to=4.0.0');
  expect(html).toContain('<a href="/x/#a&quot;">&lt;b&gt;A&lt;/b&gt;</a>: changed');
  expect(html).not.toContain('<img');
});
