import { findArea, type Sidebars } from '../../common/sidebar.ts';
import type { DocItem, LinkItem, NavbarItem } from '../../common/siteConfig.ts';

/**
 * Leave out the entries of the navbar that stand for an area that a version does not have: an area may be newer than
 * the version, or older. An entry whose area the version has stays, with or without its page.
 */
export function resolveVersionNavbar(
  items: readonly NavbarItem[],
  { sidebars, routes }: { sidebars: Sidebars; routes: readonly string[] },
): NavbarItem[] {
  const isOwn = (item: DocItem | LinkItem) =>
    item.type !== 'doc' ||
    // Every version has a home page, or has to be told that it lacks one.
    item.to === '/' ||
    routes.includes(item.to) ||
    findArea(sidebars, item.to) !== undefined;
  return items
    .map((item) => (item.type === 'dropdown' ? { ...item, items: item.items.filter(isOwn) } : item))
    .filter((item) => (item.type === 'dropdown' ? item.items.length > 0 : isOwn(item)));
}
