import { expect, test } from 'vitest';
import type { Sidebars } from '../../common/sidebar.ts';
import { holdsRoute, resolveNeighbours, resolveSidebarPosition } from './resolveSidebarPosition.ts';

const sync = { label: 'sync', link: '/api/boat/sync/', items: [{ label: 'read', link: '/api/boat/sync/read/' }] };
const boat = { label: 'Boat', items: [sync] };
const sidebars: Sidebars = {
  harbor: [
    { label: 'Quick start', link: '/' },
    { label: 'Daemon', link: '/harbor/daemon/' },
  ],
  api: [{ label: 'Overview', link: '/api/' }, boat],
};

test('the trail goes from the outside in', () => {
  expect(resolveSidebarPosition(sidebars, '/api/boat/sync/read/').trail).toEqual([boat, sync]);
});

test('an area that the version does not have has no items', () => {
  expect(resolveSidebarPosition(sidebars, '/mirror/').items).toEqual([]);
});

test.each([
  ['skip items without a page', 'api', '/api/', { next: { label: 'sync', route: '/api/boat/sync/' } }],
  ['end with the sidebar', 'harbor', '/harbor/daemon/', { previous: { label: 'Quick start', route: '/' } }],
  ['are none outside of the sidebar', 'harbor', '/search/', {}],
])('neighbours %s', (_what, area, route, neighbours) => {
  expect(resolveNeighbours(sidebars[area] ?? [], route)).toEqual(neighbours);
});

test('a group holds its own page and the pages beneath it, and none beside it', () => {
  const routes = ['/api/boat/sync/', '/api/boat/sync/read/', '/api/'];
  expect(routes.map((route) => holdsRoute(boat, route))).toEqual([true, true, false]);
});
