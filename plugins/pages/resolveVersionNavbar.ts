import { findArea, type Sidebars } from '../../common/sidebar.ts';
import type { DocItem, LinkItem, NavbarItem } from '../../common/siteConfig.ts';

/** Remove navbar entries of areas that a version lacks. */
export function resolveVersionNavbar(
  items: readonly NavbarItem[],
  { sidebars, routes }: { sidebars: Sidebars; routes: readonly string[] },
): NavbarItem[] {
  const isOwn = (item: DocItem | LinkItem) =>
    item.type !== 'doc' ||
    // Every version needs a home page: a missing one is an error.
    item.to === '/' ||
    routes.includes(item.to) ||
    findArea(sidebars, item.to) !== undefined;
  return items
    .map((item) => (item.type === 'dropdown' ? { ...item, items: item.items.filter(isOwn) } : item))
    .filter((item) => (item.type === 'dropdown' ? item.items.length > 0 : isOwn(item)));
}
