import { expect, test } from 'vitest';
import type { PageRecord } from '../../common/buildRecord.ts';
import { settings } from '../testing/makeBuild.ts';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { createPageHistories } from './createPageHistories.ts';
import { createPageMap } from './createPageMap.ts';
import { formatHistoryPage } from './formatHistoryPage.ts';
import { addHistoryLine } from './pageHistories.ts';

const section = (digest: string) => ({ anchor: 'a"', heading: '<b>A</b>', digest, words: 5 });
const page = (digest: string, changes: Partial<PageRecord> = {}) =>
  makePage('/x/', {
    title: '<img src=x>',
    sections: [section(digest)],
    lastUpdated: '2024-05-06T07:08:09Z',
    ...changes,
  });

const { records, manifest } = makeSite({
  next: [makePage('/')],
  latest: [makePage('/'), page('new')],
  older: [makePage('/'), page('old')],
});
const histories = createPageHistories(createPageMap(records), records);
const facts = { histories, manifest, settings };
const [, latest] = records;

test('the line of a page stands in its slot, as text, and leads to the history', () => {
  const html = '<h1>X</h1><div class="c" data-page-history=""></div><p>Text.</p>';
  expect(latest && addHistoryLine(html, { ...facts, pathname: '/x/', record: latest })).toBe(
    '<h1>X</h1><div class="c" data-page-history=""><a href="/history/x/">Since 3.0.0 or earlier · changed in 4.0.0</a><a href="/compare/?page=/x/&amp;from=3.0.0&amp;to=4.0.0">Compare with 3.0.0</a></div><p>Text.</p>',
  );
});

test('a page without a slot, and a page that no map lists, stay as they are', () => {
  expect(latest && addHistoryLine('<p>Text.</p>', { ...facts, pathname: '/x/', record: latest })).toBe('<p>Text.</p>');
  const html = '<div data-page-history=""></div>';
  expect(latest && addHistoryLine(html, { ...facts, pathname: '/search/', record: latest })).toBe(html);
});

test('the page of a history names each version with its commits, sections and comparison', () => {
  const found = new Map([
    ['4.0.0 /x/', page('new')],
    ['3.0.0 /3.0.0/x/', page('old')],
  ]);
  const html = formatHistoryPage(histories.get('/x/') ?? [], {
    manifest,
    settings,
    findPage: (name, path) => found.get(`${name} ${path}`),
  });
  expect(html).toContain('next: Not in this version');
  expect(html).toContain(`https://example.org/source/commits/${'c'.repeat(40)}/docs/x.md`);
  expect(html).toContain('<time datetime="2024-05-06T07:08:09Z">2024-05-06</time>');
  expect(html).toContain('/compare/?page=/x/&amp;from=3.0.0&amp;to=4.0.0');
  expect(html).toContain('<a href="/x/#a&quot;">&lt;b&gt;A&lt;/b&gt;</a>: changed');
  expect(html).not.toContain('<img');
});
