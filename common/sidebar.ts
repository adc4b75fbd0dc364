import { areaOfRoute } from './urls.ts';

/** Id of an area of the docs, as the version's `sidebars.json` names its sidebar. */
export type AreaId = string;

export const SIDEBARS_FILE = 'sidebars.json';
export const SIDEBARS_SCHEMA = 1;

/** Pattern of an area's id. Ids are part of addresses and file names, and `ctx=-id` means all other areas. */
export const AREA_ID = /^[a-z0-9][a-z0-9-]*$/;

/** One item of a sidebar. An item without `link` is a heading and must have `items`. */
export interface SidebarItem {
  label: string;
  /** Route of the page, with slashes at both ends. */
  link?: string;
  /** Description of the page that is generated from the items; set only on an item with such a page. */
  category?: string;
  /** Whether the items are hidden until the reader opens them. */
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Sidebars of one version by area, in the order of the file. */
export type Sidebars = Record<AreaId, SidebarItem[]>;

/** An item with its ancestors, outermost first. */
export interface FlatSidebarItem {
  item: SidebarItem;
  trail: SidebarItem[];
}

/** List the items of a sidebar in reading order. */
export function flattenSidebar(items: SidebarItem[], trail: SidebarItem[] = []): FlatSidebarItem[] {
  return items.flatMap((item) => [{ item, trail }, ...flattenSidebar(item.items ?? [], [...trail, item])]);
}

/** List the items with a dead link: their page neither exists nor is generated. */
export function listDeadLinks(sidebars: Sidebars, routes: readonly string[]): (SidebarItem & { link: string })[] {
  const items = Object.values(sidebars).flatMap((sidebar) => flattenSidebar(sidebar).map(({ item }) => item));
  const known = new Set([...routes, ...items.filter(({ category }) => category).map(({ link }) => link)]);
  return items.flatMap((item) => (item.link && !known.has(item.link) ? [{ ...item, link: item.link }] : []));
}

/** Find the area and the item of a route. Of the areas that list the page, the one in its address comes first. */
export function findSidebarItem(sidebars: Sidebars, route: string): (FlatSidebarItem & { area: AreaId }) | undefined {
  const found = Object.entries(sidebars).flatMap(([area, items]) => {
    const flat = flattenSidebar(items).find(({ item }) => item.link === route);
    return flat ? [{ ...flat, area }] : [];
  });
  return found.find(({ area }) => area === areaOfRoute(route)) ?? found[0];
}

/** Resolve the id of a version's home page: `<area>/index`, with the area whose sidebar lists the page, else `index`. */
export function resolveMainDocId(sidebars: Sidebars): string {
  const area = findSidebarItem(sidebars, '/')?.area;
  return area ? `${area}/index` : 'index';
}

/** Find the area whose sidebar a page shows: the area that lists the page, else the area in the page's address. */
export const findArea = (sidebars: Sidebars, route: string): AreaId | undefined =>
  findSidebarItem(sidebars, route)?.area ?? Object.keys(sidebars).find((id) => id === areaOfRoute(route));

/** Describe the pages that show no sidebar. */
export const listWithoutSidebar = (sidebars: Sidebars, routes: readonly string[]): string[] =>
  routes
    .filter((route) => findArea(sidebars, route) === undefined)
    .map((route) => `${route}: belongs to no area; list it in a sidebar of ${SIDEBARS_FILE}`);
