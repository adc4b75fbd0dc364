import type { AreaId } from '../../common/sidebar.ts';
import { findArea, findSidebarItem, flattenSidebar, type SidebarItem, type Sidebars } from '../../common/sidebar.ts';

export interface SidebarPosition {
  route: string;
  /** Undefined on a page outside all areas, such as the search page. */
  area: AreaId | undefined;
  items: SidebarItem[];
  /** Undefined on a page that its area's sidebar does not list. */
  item: SidebarItem | undefined;
  /** Items above the page's item, outermost first. */
  trail: SidebarItem[];
}

/** Find the position of a route. */
export function resolveSidebarPosition(sidebars: Sidebars, route: string): SidebarPosition {
  const found = findSidebarItem(sidebars, route);
  const area = findArea(sidebars, route);
  const items = area ? (sidebars[area] ?? []) : [];
  return { route, area, items, item: found?.item, trail: found?.trail ?? [] };
}

export interface PageAddress {
  label: string;
  route: string;
}

/** Find the pages before and after a route in one sidebar. */
export function resolveNeighbours(items: SidebarItem[], route: string): { previous?: PageAddress; next?: PageAddress } {
  const pages = flattenSidebar(items).flatMap(({ item }) =>
    item.link ? [{ label: item.label, route: item.link }] : [],
  );
  const index = pages.findIndex((page) => page.route === route);
  if (index === -1) return {};
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Check whether an item, or any below it, has a route. */
export function holdsRoute(item: SidebarItem, route: string): boolean {
  return item.link === route || (item.items ?? []).some((child) => holdsRoute(child, route));
}
