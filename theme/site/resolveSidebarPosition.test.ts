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

test.each([
  ['/', 'harbor'],
  ['/api/', 'api'],
  ['/api/boat/sync/read/', 'api'],
  ['/api/not-in-the-sidebar/', 'api'],
  ['/search/', undefined],
])('the area of %s is %s', (route, area) => {
  expect(resolveSidebarPosition(sidebars, route).area).toBe(area);
});

test('the trail goes from the outside in', () => {
  expect(resolveSidebarPosition(sidebars, '/api/boat/sync/read/').trail).toEqual([boat, sync]);
});

test('an area that the version does not have has no items', () => {
  expect(resolveSidebarPosition(sidebars, '/mirror/').items).toEqual([]);
});

test('neighbours skip items without a page', () => {
  expect(resolveNeighbours(sidebars.api ?? [], '/api/')).toEqual({
    next: { label: 'sync', route: '/api/boat/sync/' },
  });
});

test('the last page of a sidebar has no next page in another sidebar', () => {
  expect(resolveNeighbours(sidebars.harbor ?? [], '/harbor/daemon/')).toEqual({
    previous: { label: 'Quick start', route: '/' },
  });
});

test('a page outside the sidebar has no neighbours', () => {
  expect(resolveNeighbours(sidebars.harbor ?? [], '/search/')).toEqual({});
});

test('a group holds its own page and the pages beneath it', () => {
  expect([holdsRoute(boat, '/api/boat/sync/'), holdsRoute(boat, '/api/boat/sync/read/')]).toEqual([true, true]);
});

test('a group does not hold a page beside it', () => {
  expect(holdsRoute(boat, '/api/')).toBe(false);
});
