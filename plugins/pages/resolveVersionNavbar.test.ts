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
