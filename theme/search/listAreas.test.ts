import { expect, test } from 'vitest';
import type { NavbarItem } from '../../common/siteConfig.ts';
import { listAreas } from './listAreas.ts';

const NAVBAR: NavbarItem[] = [
  { type: 'doc', label: 'API', to: '/api/', position: 'left' },
  { type: 'doc', label: 'Guide', to: '/', position: 'left' },
  { type: 'link', label: 'Elsewhere', href: 'https://example.org/', position: 'right' },
];

test('areas are called as the navbar calls them', () => {
  const sidebars = { tango: [{ label: 'Start', link: '/' }], api: [{ label: 'Overview', link: '/api/' }] };
  expect(listAreas(NAVBAR, sidebars)).toEqual([
    { id: 'tango', label: 'Guide', route: '/' },
    { id: 'api', label: 'API', route: '/api/' },
  ]);
});

test('areas stand in the order of the sidebars, not of the navbar', () => {
  const sidebars = { recipes: [{ label: 'Shell', link: '/' }], api: [{ label: 'Overview', link: '/api/' }] };
  expect(listAreas(NAVBAR, sidebars).map(({ id }) => id)).toEqual(['recipes', 'api']);
});

test('an area without an entry cannot be chosen', () => {
  expect(listAreas([], { api: [{ label: 'Overview', link: '/api/' }] })).toEqual([]);
});
