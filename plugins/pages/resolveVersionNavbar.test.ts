import { expect, test } from 'vitest';
import type { NavbarItem } from '../../common/siteConfig.ts';
import { resolveVersionNavbar } from './resolveVersionNavbar.ts';

const position = 'left';
const guide: NavbarItem = { type: 'doc', label: 'Guide', to: '/', position };
const recipes: NavbarItem = { type: 'doc', label: 'Recipes', to: '/recipes/', position };
const web: NavbarItem = { type: 'link', label: 'Web', href: 'https://example.org', position };
const more = (...items: (typeof recipes | typeof web)[]): NavbarItem => ({
  type: 'dropdown',
  label: 'More',
  // Both are entries that a dropdown may hold.
  items: items as never,
  position,
});

const sidebars = { harbor: [{ label: 'Start', link: '/' }] };
const resolve = (items: NavbarItem[], changes: Partial<Parameters<typeof resolveVersionNavbar>[1]> = {}) =>
  resolveVersionNavbar(items, { sidebars, routes: ['/'], ...changes });

test('an entry of an area that the version does not have is left out', () => {
  expect(resolve([guide, recipes, web])).toEqual([guide, web]);
});

test('an entry of a page that the version has stays, whatever its area is called', () => {
  expect(resolve([guide, recipes], { routes: ['/', '/recipes/'] })).toEqual([guide, recipes]);
});

test('an entry whose area the version has stays, so that its missing page is told', () => {
  const own = { ...sidebars, recipes: [{ label: 'Shell', link: '/recipes/shell/' }] };
  expect(resolve([recipes], { sidebars: own })).toEqual([recipes]);
});

test('the entry of the home page stays', () => {
  expect(resolve([guide], { sidebars: {}, routes: [] })).toEqual([guide]);
});

test('a dropdown loses such entries, and goes with the last', () => {
  expect(resolve([more(recipes, web)])).toEqual([more(web)]);
  expect(resolve([more(recipes)])).toEqual([]);
});
