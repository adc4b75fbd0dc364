import type { AreaId } from './buildRecord.ts';
import { areaOfRoute } from './urls.ts';

export const SIDEBARS_FILE = 'sidebars.json';
export const SIDEBARS_SCHEMA = 1;

/** What the id of an area may look like. It stands in addresses and file names, and `ctx=-id` means all other areas. */
export const AREA_ID = /^[a-z0-9][a-z0-9-]*$/;

/** One line of a sidebar. A line without `link` is a heading and must have `items`. */
export interface SidebarItem {
  label: string;
  /** Route of the page, with slashes at both ends. */
  link?: string;
  /** Set on a line whose page is generated from its items: the page's description. */
  category?: string;
  /** Whether the items are hidden until the reader opens them. */
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Sidebars of one version by area, in the order of the file. */
export type Sidebars = Record<AreaId, SidebarItem[]>;

/** A line with the lines it stands under, outermost first. */
export interface FlatSidebarItem {
  item: SidebarItem;
  trail: SidebarItem[];
}

/** List the lines of a sidebar in reading order. */
export function flattenSidebar(items: SidebarItem[], trail: SidebarItem[] = []): FlatSidebarItem[] {
  return items.flatMap((item) => [{ item, trail }, ...flattenSidebar(item.items ?? [], [...trail, item])]);
}

/** List the lines whose page neither exists nor is generated. */
export function listDeadLines(sidebars: Sidebars, routes: readonly string[]): (SidebarItem & { link: string })[] {
  const items = Object.values(sidebars).flatMap((lines) => flattenSidebar(lines).map(({ item }) => item));
  const known = new Set([...routes, ...items.filter(({ category }) => category).map(({ link }) => link)]);
  return items.flatMap((item) => (item.link && !known.has(item.link) ? [{ ...item, link: item.link }] : []));
}

/** Find the area and the line of a route. */
export function findSidebarItem(sidebars: Sidebars, route: string): (FlatSidebarItem & { area: AreaId }) | undefined {
  for (const [area, items] of Object.entries(sidebars)) {
    const found = flattenSidebar(items).find(({ item }) => item.link === route);
    if (found) return { ...found, area };
  }
  return undefined;
}

/** Id of a version's home page: that of the area whose sidebar lists it, and `/index`. */
export function resolveMainDocId(sidebars: Sidebars): string {
  const area = findSidebarItem(sidebars, '/')?.area;
  return area ? `${area}/index` : 'index';
}

/** Find the area whose sidebar a page shows: the one that lists it or, for a page that none lists, the one of its address. */
export const findArea = (sidebars: Sidebars, route: string): AreaId | undefined =>
  findSidebarItem(sidebars, route)?.area ?? Object.keys(sidebars).find((id) => id === areaOfRoute(route));

/** Say which pages show no sidebar at all. */
export const listWithoutSidebar = (sidebars: Sidebars, routes: readonly string[]): string[] =>
  routes
    .filter((route) => findArea(sidebars, route) === undefined)
    .map((route) => `${route}: belongs to no area; list it in a sidebar of docs/${SIDEBARS_FILE}`);
