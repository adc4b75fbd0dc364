import { expect, test } from 'vitest';
import type { Footer, NavbarItem } from '../../common/siteConfig.ts';
import { checkSiteLinks, resolveVersionNavbar } from './navigation.ts';

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
const withRecipes = { ...sidebars, recipes: [{ label: 'Shell', link: '/recipes/shell/' }] };

test.each([
  ['of an area that the version lacks is left out', [guide, recipes, web], {}, [guide, web]],
  [
    'of a page that the version has stays, whatever its area is called',
    [recipes],
    { routes: ['/recipes/'] },
    [recipes],
  ],
  [
    'whose area the version has stays, so that its missing page is told',
    [recipes],
    { sidebars: withRecipes },
    [recipes],
  ],
  ['of the home page stays', [guide], { sidebars: {}, routes: [] }, [guide]],
  ['of a dropdown goes alone', [more(recipes, web)], {}, [more(web)]],
  ['of a dropdown goes with it where it is the last', [more(recipes)], {}, []],
])('an entry %s', (_what, items, version, left) => {
  expect(resolveVersionNavbar(items, { sidebars, routes: ['/'], ...version })).toEqual(left);
});

const copyright = { from: 2021, to: 2025, holder: 'Docs' };
const api: NavbarItem = { type: 'doc', label: 'API', to: '/api/', position };
const dropdown: NavbarItem = { type: 'dropdown', label: 'More', items: [api], position };
const columns = [{ title: 'Docs', items: [{ label: 'Start', to: '/start/' }] }];

const check = (items: NavbarItem[], routes: string[], footer: Partial<Footer> = {}) =>
  checkSiteLinks({ navbar: { items }, footer: { logo: { text: 'Docs' }, copyright, ...footer } }, routes, '1.0.0');

test('pages that the version has are accepted, and other sites are left alone', () => {
  expect(() => check([guide, api, web], ['/', '/api/'])).not.toThrow();
});

test.each([
  ['an item of the navbar', [guide, api], {}, 'navbar.items.1 ("API"): version 1.0.0 has no page /api/'],
  ['an item in a dropdown', [guide, dropdown], {}, 'navbar.items.1.items.0 ("API")'],
  ['a link of the footer', [guide], { columns }, 'footer.columns.0.items.0 ("Start")'],
])('%s without its page is named', (_what, items, footer, message) => {
  expect(() => check(items, ['/'], footer)).toThrow(message);
});
