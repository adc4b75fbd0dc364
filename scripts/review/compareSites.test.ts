import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { compareSites } from './compareSites.ts';
import { formatSummary } from './formatReview.ts';

const BASE = '/manual/';

interface Page {
  words: string;
  script?: string;
}

const formatPage = ({ words, script = 'theme' }: Page) =>
  `<script src="${BASE}static/${script}.js"></script><article data-article="">${words}</article>`;

/** Write a site of one version; `noise` is what its heavy script weighs, which no compression makes less. */
function writeSite(siteDir: string, pages: Record<string, Page>): void {
  const noise = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 104729).toString(36)).join('');
  const entries = Object.keys(pages).map((route) => ({ versions: { '1.0.0': { path: BASE + route } } }));
  writeFiles(siteDir, {
    'versions.json': JSON.stringify({ versions: [{ name: '1.0.0', segment: '1.0.0', role: 'latest', path: BASE }] }),
    'page-map.json': JSON.stringify({ pages: entries }),
    'static/theme.js': '',
    'static/heavy.js': noise,
    ...Object.fromEntries(Object.entries(pages).map(([route, page]) => [`${route}index.html`, formatPage(page)])),
  });
}

function compare(before: Record<string, Page>, after: Record<string, Page>) {
  const dir = makeTempDir();
  const [beforeDir, afterDir] = [path.join(dir, 'before'), path.join(dir, 'after')];
  writeSite(beforeDir, before);
  writeSite(afterDir, after);
  return compareSites({ beforeDir, afterDir, base: BASE });
}

const HOME = { words: '<p>Read <a href="/manual/a/">it</a>.</p>' };

test('a page that is the same is not listed', () => {
  expect(compare({ '': HOME }, { '': HOME })).toMatchObject({ pages: [], heavier: [] });
});

test('pages are changed, added or removed', () => {
  const { pages } = compare({ '': HOME, 'a/': { words: 'A' } }, { '': { words: 'B' }, 'b/': { words: 'B' } });
  expect(pages.map(({ kind, pathname }) => `${kind} ${pathname}`)).toEqual([
    'changed /manual/',
    'added /manual/b/',
    'removed /manual/a/',
  ]);
});

test('a link that leads elsewhere is listed by both targets', () => {
  const { pages } = compare({ '': HOME }, { '': { words: HOME.words.replace('/a/', '/b/') } });
  expect(pages[0]?.links).toEqual([
    { kind: 'removed', href: '/manual/a/' },
    { kind: 'added', href: '/manual/b/' },
  ]);
});

test('a page that became heavier is named', () => {
  const difference = compare(
    { '': HOME, 'a/': { words: 'A' }, 'b/': { words: 'B' } },
    { '': HOME, 'a/': { words: `A ${'12 words. '.repeat(2)}` }, 'b/': { words: 'B', script: 'heavy' } },
  );
  expect(difference.heavier.map(({ pathname }) => pathname)).toEqual(['/manual/b/']);
  const facts = { names: { before: 'a', after: 'b' }, difference, isShellChanged: false, unpictured: 3 };
  expect(formatSummary(facts)).toMatch(/^- 1 heavier page: \/manual\/b\/ \+\d+\.\d kB$/m);
});

test('the summary says how many pages have no pictures', () => {
  const facts = { names: { before: 'a', after: 'b' }, difference: compare({}, {}), isShellChanged: true };
  expect(formatSummary({ ...facts, unpictured: 3 })).toContain('- 3 pages without pictures, to save time');
  expect(formatSummary({ ...facts, unpictured: 0 })).not.toContain('pictures');
});
