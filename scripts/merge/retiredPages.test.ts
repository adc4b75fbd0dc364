import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PageRecord } from '../../common/buildRecord.ts';
import { versionBase } from '../../common/urls.ts';
import type { VersionRole } from '../../common/version.ts';
import { settings as rootSettings } from '../testing/describeProject.ts';
import { renderer, sitePageHtml } from '../testing/makeBuild.ts';
import { makePage, makeRecord, makeVersion } from '../testing/makeRecord.ts';
import { createFullPageMap, planRetiredPages, stripRetired, writeRetiredPages } from './retiredPages.ts';
import { createManifest } from './siteData.ts';
import { createSitePage } from './sitePage.ts';

type Living = [name: string, role: VersionRole, pages: PageRecord[]][];

/** Retire 2.0.0 with some routes, beside the given versions; where each of its addresses leads. */
function leads(living: Living, routes: string[], name = '2.0.0') {
  const built = living.map(([name, role, pages]) => ({
    version: makeVersion(name, role),
    record: makeRecord(name, versionBase('/', name, role), pages),
  }));
  const retired = [{ name, label: name, pages: routes.map((route) => ({ route, title: route, movedFrom: [] })) }];
  const pageMap = createFullPageMap({ records: built.map(({ record }) => record), retired, siteBase: '/' });
  const pages = planRetiredPages(retired, { pageMap, manifest: createManifest(built), siteBase: '/' });
  return Object.fromEntries(pages.map(({ route, target }) => [route, [target.path, target.isSame]]));
}

const pagesAt = (...routes: string[]) => routes.map((route) => makePage(route));

const living: Living = [
  ['next', 'next', pagesAt('/', '/api/', '/unreleased/')],
  ['4.0.0', 'latest', [...pagesAt('/', '/api/', '/latest/'), makePage('/new/', { movedFrom: ['/old/'] })]],
  ['3.0.0', 'older', pagesAt('/', '/api/')],
  ['1.0.0', 'older', pagesAt('/', '/api/', '/only-older/')],
];

test.each([
  ['the same page of the nearest newer version', '/api/', '/3.0.0/api/', true],
  ['the same page of a newer version, where the nearest lacks it', '/latest/', '/latest/', true],
  ['the page that says it moved from there', '/old/', '/new/', true],
  ['the unreleased page, where no release has it', '/unreleased/', '/next/unreleased/', true],
  ['the nearest page above it', '/api/adb/gone/', '/3.0.0/api/', false],
  ['the home page of the latest, where nothing is above it', '/gone/', '/', false],
  ['the home page of the latest, where only an older version has it', '/only-older/', '/', false],
])('a retired page leads to %s', (_name, route, path, isSame) => {
  expect(leads(living, [route])[route]).toEqual([path, isSame]);
});

test('home and search of a retired version lead on, though its page list need not name them', () => {
  expect(leads(living, [])).toEqual({ '/': ['/3.0.0/', true], '/search/': ['/3.0.0/search/', true] });
});

test('a pre-release above the latest leads to the latest', () => {
  expect(leads(living, ['/api/'], '5.0.0-rc.1')['/api/']).toEqual(['/api/', true]);
});

test('where nothing newer is published, addresses lead to a home page that is', () => {
  expect(leads([['1.0.0', 'older', pagesAt('/')]], ['/api/'])['/api/']).toEqual(['/1.0.0/', false]);
});

/** Pages move from `/a/` over `/b/` to `/c/`; the version in the middle is retired. */
const inputs = {
  records: [
    makeRecord('next', '/next/', [makePage('/c/', { movedFrom: ['/b/'] })]),
    makeRecord('3.0.0', '/', [makePage('/c/', { movedFrom: ['/b/'] })]),
    makeRecord('1.0.0', '/1.0.0/', [makePage('/a/')]),
  ],
  retired: [
    {
      name: '2.0.0',
      label: '2.0.0',
      pages: [
        { route: '/b/', title: 'b', movedFrom: ['/a/'] },
        { route: '/only/', title: 'only', movedFrom: [] },
      ],
    },
  ],
  siteBase: '/',
};

test('a page that moved through a retired version is one page still', () => {
  const full = createFullPageMap(inputs);
  expect(Object.keys(full.pages[0]?.versions ?? {})).toEqual(['next', '3.0.0', '2.0.0', '1.0.0']);
});

test('the published map names no retired version, and keeps the addresses that only it had', () => {
  const { pages } = stripRetired(createFullPageMap(inputs), inputs);
  expect(pages.map(({ versions }) => Object.keys(versions))).toEqual([['next', '3.0.0', '1.0.0']]);
  expect(pages[0]?.movedFrom).toEqual(['/b/']);
});

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
  const tree = { rootDir, siteBase: '/docs/', projectDir: '/nothing of this' };
  writeRetiredPages({ ...tree, settings, renderer, formatPage }, [page]);
  const read = (name: string) => readFileSync(path.join(rootDir, '1.0.0/api', name), 'utf8');
  return { html: read('index.html'), copy: read('index.md') };
}

const { html, copy } = write(PAGE);

test('the page and its Markdown copy tell which page is gone, as text, and lead on', () => {
  expect(html).toContain('<title>Overview &lt;T&gt; (version 1.x, retired) - Docs</title>');
  expect(html).toContain('“Overview &lt;T&gt;” in version 1.x of the Docs documentation is no longer published.');
  expect(copy).toContain('> Docs, version 1.x, retired: <https://example.org/docs/1.0.0/api/>');
  expect(copy).toContain('The same page: All of it (version 2.x), <https://example.org/docs/api/>');
});

test('neither search engines nor browsers are sent on at once', () => {
  expect(html).not.toMatch(/canonical|http-equiv="refresh"/);
});
