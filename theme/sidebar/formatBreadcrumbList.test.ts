import { expect, test } from 'vitest';
import type { SidebarItem, Sidebars } from '../../common/sidebar.ts';
import { resolveSidebarPosition } from '../site/resolveSidebarPosition.ts';
import { formatBreadcrumbList } from './formatBreadcrumbList.ts';

const read: SidebarItem = { label: 'read', link: '/api/boat/sync/read/' };
const sync: SidebarItem = { label: 'sync', link: '/api/boat/sync/', items: [read] };
const sidebars: Sidebars = { harbor: [{ label: 'Quick start', link: '/' }], api: [{ label: 'Boat', items: [sync] }] };

const format = (route: string, title = 'A title') =>
  formatBreadcrumbList({
    position: resolveSidebarPosition(sidebars, route),
    title,
    siteTitle: 'Harbor',
    origin: 'https://a.org',
    base: '/2.0.0/',
  });

const crumbs = (json: string) =>
  JSON.parse(json).itemListElement.map(({ position, name, item }: Record<string, unknown>) => [position, name, item]);

test('the list of the home page has one item', () => {
  expect(crumbs(format('/'))).toEqual([[1, 'Harbor', 'https://a.org/2.0.0/']]);
});

test('a page outside the sidebar is named by its title', () => {
  expect(crumbs(format('/api/other/'))).toContainEqual([2, 'A title', 'https://a.org/2.0.0/api/other/']);
});

test('a title cannot end the script that holds it', () => {
  const json = format('/api/other/', '</script><!-- <script>');
  expect(json).not.toContain('<');
  expect(crumbs(json)[1][1]).toBe('</script><!-- <script>');
});
