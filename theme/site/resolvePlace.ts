import type { SectionId } from '../../common/buildRecord.ts';
import { findPlace, findSection, flattenSidebar, type SidebarItem, type Sidebars } from '../../common/sidebar.ts';

/** Where the page being read stands in the version's sidebars. */
export interface Place {
  route: string;
  /** Undefined on a page of no section, such as the page of the search. */
  section: SectionId | undefined;
  /** Lines of the section's sidebar. */
  items: SidebarItem[];
  /** Undefined on a page that its section's sidebar does not list. */
  item: SidebarItem | undefined;
  /** Lines above the page's own, outermost first. */
  trail: SidebarItem[];
}

/** Find the section, the line and the lines above it of a route. */
export function resolvePlace(sidebars: Sidebars, route: string): Place {
  const place = findPlace(sidebars, route);
  const section = findSection(sidebars, route);
  const items = section ? (sidebars[section] ?? []) : [];
  return { route, section, items, item: place?.item, trail: place?.trail ?? [] };
}

/** A page that can be linked to. */
export interface PageAddress {
  label: string;
  route: string;
}

/** Find the pages before and after a route in the reading order of one sidebar. */
export function resolveNeighbours(items: SidebarItem[], route: string): { previous?: PageAddress; next?: PageAddress } {
  const pages = flattenSidebar(items).flatMap(({ item }) =>
    item.link ? [{ label: item.label, route: item.link }] : [],
  );
  const index = pages.findIndex((page) => page.route === route);
  if (index === -1) return {};
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Tell whether a line or any line beneath it is the page of a route. */
export function holdsRoute(item: SidebarItem, route: string): boolean {
  return item.link === route || (item.items ?? []).some((child) => holdsRoute(child, route));
}
