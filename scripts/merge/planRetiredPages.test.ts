import { expect, test } from 'vitest';
import type { PageRecord } from '../../common/buildRecord.ts';
import { versionBase } from '../../common/urls.ts';
import type { VersionRole } from '../../common/version.ts';
import { makePage, makeRecord, makeVersion } from '../testing/makeRecord.ts';
import { createManifest } from './createManifest.ts';
import { planRetiredPages } from './planRetiredPages.ts';
import { createFullPageMap } from './retiredPageMap.ts';

type Living = [name: string, role: VersionRole, pages: PageRecord[]][];

/** Retire 2.0.0 with some routes, beside the given versions; where each of its addresses leads. */
function leads(living: Living, routes: string[], name = '2.0.0') {
  const built = living.map(([name, role, pages]) => ({
    version: makeVersion(name, role),
    record: makeRecord(name, versionBase('/', name, role), pages),
  }));
  const retired = [
    { name, segment: name, label: name, pages: routes.map((route) => ({ route, title: route, movedFrom: [] })) },
  ];
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
