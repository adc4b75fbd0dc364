import { expect, test } from 'vitest';
import type { Sidebars } from '../../common/sidebar.ts';
import { holdsRoute, resolveNeighbours, resolveSidebarPosition } from './resolveSidebarPosition.ts';

const sync = { label: 'sync', link: '/api/adb/sync/', items: [{ label: 'read', link: '/api/adb/sync/read/' }] };
const adb = { label: 'Adb', items: [sync] };
const sidebars: Sidebars = {
  tango: [
    { label: 'Quick start', link: '/' },
    { label: 'Daemon', link: '/tango/daemon/' },
  ],
  api: [{ label: 'Overview', link: '/api/' }, adb],
};

test.each([
  ['/', 'tango'],
  ['/api/', 'api'],
  ['/api/adb/sync/read/', 'api'],
  ['/api/not-in-the-sidebar/', 'api'],
  ['/search/', undefined],
])('the area of %s is %s', (route, area) => {
  expect(resolveSidebarPosition(sidebars, route).area).toBe(area);
});

test('the trail goes from the outside in', () => {
  expect(resolveSidebarPosition(sidebars, '/api/adb/sync/read/').trail).toEqual([adb, sync]);
});

test('an area that the version does not have has no items', () => {
  expect(resolveSidebarPosition(sidebars, '/scrcpy/').items).toEqual([]);
});

test('neighbours skip items without a page', () => {
  expect(resolveNeighbours(sidebars.api ?? [], '/api/')).toEqual({
    next: { label: 'sync', route: '/api/adb/sync/' },
  });
});

test('the last page of a sidebar has no next page in another sidebar', () => {
  expect(resolveNeighbours(sidebars.tango ?? [], '/tango/daemon/')).toEqual({
    previous: { label: 'Quick start', route: '/' },
  });
});

test('a page outside the sidebar has no neighbours', () => {
  expect(resolveNeighbours(sidebars.tango ?? [], '/search/')).toEqual({});
});

test('a group holds its own page and the pages beneath it', () => {
  expect([holdsRoute(adb, '/api/adb/sync/'), holdsRoute(adb, '/api/adb/sync/read/')]).toEqual([true, true]);
});

test('a group does not hold a page beside it', () => {
  expect(holdsRoute(adb, '/api/')).toBe(false);
});
