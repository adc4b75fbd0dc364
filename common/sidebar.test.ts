import { expect, test } from 'vitest';
import { listWithoutSidebar, type Sidebars } from './sidebar.ts';

const sidebars: Sidebars = { tango: [{ label: 'Start', link: '/' }], api: [{ label: 'API', link: '/api/' }] };

test('pages that a sidebar lists or whose section has one are accepted', () => {
  expect(listWithoutSidebar(sidebars, ['/', '/api/', '/api/unlisted/'])).toEqual([]);
});

test('a page whose section has no sidebar is named with the section', () => {
  expect(listWithoutSidebar(sidebars, ['/scrcpy/video/'])).toEqual([
    '/scrcpy/video/: its section "scrcpy" has no sidebar in docs/sidebars.json',
  ]);
});

test('a page of no section is named', () => {
  expect(listWithoutSidebar(sidebars, ['/blog/'])).toEqual([
    '/blog/: belongs to no section; list it in a sidebar of docs/sidebars.json',
  ]);
});
