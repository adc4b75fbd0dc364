import { expect, test } from 'vitest';
import {
  findArea,
  findSidebarItem,
  listWithoutSidebar,
  resolveMainDocId,
  type Sidebars,
  sortBySidebar,
} from './sidebar.ts';

const sidebars: Sidebars = { harbor: [{ label: 'Start', link: '/' }], api: [{ label: 'API', link: '/api/' }] };

test('a page that no sidebar lists belongs to the area of its address, if the version has that area', () => {
  const own: Sidebars = { ...sidebars, recipes: [{ label: 'Shell', link: '/shell/' }] };
  expect(findArea(own, '/recipes/logcat/')).toBe('recipes');
  expect(findArea(sidebars, '/recipes/logcat/')).toBeUndefined();
});

test('the home page is the index of the area whose sidebar lists it', () => {
  expect(resolveMainDocId(sidebars)).toBe('harbor/index');
  expect(resolveMainDocId({ api: sidebars.api ?? [], guide: sidebars.harbor ?? [] })).toBe('guide/index');
  expect(resolveMainDocId({ api: sidebars.api ?? [] })).toBe('index');
});

test('pages that are listed in a sidebar or whose area has one are accepted', () => {
  expect(listWithoutSidebar(sidebars, ['/', '/api/', '/api/unlisted/'])).toEqual([]);
});

test('a page without an area is reported', () => {
  expect(listWithoutSidebar(sidebars, ['/blog/'])).toEqual([
    '/blog/: belongs to no area; list it in a sidebar of sidebars.json',
  ]);
});

test('a page that several sidebars list belongs to the area in its address, else to the first', () => {
  const page = (link: string) => ({ label: link, link });
  const sidebars = { guide: [page('/config/'), page('/both/')], config: [page('/config/')], api: [page('/both/')] };
  expect(findSidebarItem(sidebars, '/config/')?.area).toBe('config');
  expect(findSidebarItem(sidebars, '/both/')?.area).toBe('guide');
});

test('pages are in the order of the sidebars, across areas, and unlisted ones come last, by address', () => {
  const page = (route: string) => ({ route });
  const more = { label: 'More', items: [{ label: 'C', link: '/c/' }] };
  const own = { guide: [{ label: 'Home', link: '/' }, more], api: [{ label: 'B', link: '/api/b/' }] };
  const pages = ['/d/', '/a/', '/api/b/', '/c/', '/'].map(page);
  expect(sortBySidebar(pages, own)).toEqual(['/', '/c/', '/api/b/', '/a/', '/d/'].map(page));
});
