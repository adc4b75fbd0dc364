import { expect, test } from 'vitest';
import { findAll, findOne, hrefsOf, readPage, readText, textOf } from './readFixture.ts';
import { BASE, RETIRED_VERSION, words } from './site.ts';

const { allVersions, retired } = words.sitePages;

const same = (title: string, version: string) => `${retired.samePage} ${retired.target({ title, version })}`;
const nearest = (title: string, version: string) => `${retired.nearestPage} ${retired.target({ title, version })}`;

test.each([
  ['the home page', '', same('Start', '3.0.0'), '3.0.0/'],
  ['a page that lives on', 'api/read/', same('read', '3.0.0'), '3.0.0/api/read/'],
  ['a page that moved', 'api/put/', same('write', '3.0.0'), '3.0.0/api/old-write/'],
  ['a page that is gone', 'devices/record/', nearest('Devices', '3.0.0'), '3.0.0/devices/'],
  ['a page whose folder is gone', 'pilots/call/', nearest('Start', '4.0.0'), ''],
  ['the search', 'search/', same(words.search.search, '3.0.0'), '3.0.0/search/'],
])('%s of a retired version says so, and links to a published page', (_what, route, said, target) => {
  const page = readPage(`${RETIRED_VERSION}/${route}`);
  const main = findOne(page, 'main');
  expect(textOf(findOne(main, 'h1'))).toBe(retired.heading(RETIRED_VERSION));
  expect(textOf(main)).toContain(said);
  expect(hrefsOf(main)).toEqual([BASE + target, `${BASE}versions/`]);
  expect(findOne(page, 'meta[name=robots]').attribs.content).toBe('noindex');
});

test('the list of versions has it last', () => {
  const row = findAll(readPage('versions/'), 'tbody tr').at(-1);
  expect(row && textOf(row)).toBe(`${RETIRED_VERSION}${allVersions.badges.retired}${allVersions.leadsTo} 3.0.0`);
});

// The version menu, the search and the not-found page read these files.
test.each(['versions.json', 'page-map.json', 'sitemap.xml'])('%s does not name it', (file) => {
  expect(readText(file)).not.toContain(RETIRED_VERSION);
});
