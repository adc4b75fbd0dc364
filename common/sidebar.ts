import { areaOfRoute } from './urls.ts';

/** Key of a sidebar in the version's `sidebars.json`. */
export type AreaId = string;

export const SIDEBARS_FILE = 'sidebars.json';
export const SIDEBARS_SCHEMA = 1;

/** Ids are part of addresses and file names, and `ctx=-id` means all other areas. */
export const AREA_ID = /^[a-z0-9][a-z0-9-]*$/;

/** An item without `link` is a heading and must have `items`. */
export interface SidebarItem {
  label: string;
  link?: string;
  /** Description of the page that is generated from the items. */
  category?: string;
  /** Where it is false, the group begins open; without it, only if it holds the page. */
  collapsed?: boolean;
  items?: SidebarItem[];
}

export type Sidebars = Record<AreaId, SidebarItem[]>;

interface FlatSidebarItem {
  item: SidebarItem;
  trail: SidebarItem[];
}

/** Every page asks for the items of its sidebar, while all pages are rendered. */
const flattened = new WeakMap<SidebarItem[], FlatSidebarItem[]>();

/** List the items of a sidebar, which nothing changes, in reading order. */
export function flattenSidebar(items: SidebarItem[]): FlatSidebarItem[] {
  const flat = flattened.get(items) ?? flatten(items, []);
  flattened.set(items, flat);
  return flat;
}

const flatten = (items: SidebarItem[], trail: SidebarItem[]): FlatSidebarItem[] =>
  items.flatMap((item) => [{ item, trail }, ...flatten(item.items ?? [], [...trail, item])]);

/** List the items of all sidebars. */
const listSidebarItems = (sidebars: Sidebars): SidebarItem[] =>
  Object.values(sidebars).flatMap((items) => flattenSidebar(items).map(({ item }) => item));

/** Order pages as in the sidebars; others come last, by address. */
export function sortBySidebar<Page extends { route: string }>(pages: readonly Page[], sidebars: Sidebars): Page[] {
  const routes = [...new Set(listSidebarItems(sidebars).map(({ link }) => link))];
  const ranks = new Map(routes.map((route, index) => [route, index]));
  const rank = ({ route }: Page) => ranks.get(route) ?? routes.length;
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
}

/** An item whose page is generated: a list of the pages below. */
export type Category = SidebarItem & { link: string; category: string };

export const listCategories = (sidebars: Sidebars): Category[] =>
  listSidebarItems(sidebars).filter((item): item is Category => Boolean(item.category && item.link));

/** List the addresses of the pages that are generated. */
export const listCategoryRoutes = (sidebars: Sidebars): string[] => listCategories(sidebars).map(({ link }) => link);

/** List the items whose page neither exists nor is generated. */
export function listDeadLinks(sidebars: Sidebars, routes: readonly string[]): (SidebarItem & { link: string })[] {
  const known = new Set([...routes, ...listCategoryRoutes(sidebars)]);
  return listSidebarItems(sidebars).flatMap((item) =>
    item.link && !known.has(item.link) ? [{ ...item, link: item.link }] : [],
  );
}

/** Find area and item of a route. Of several areas, the one in its address wins. */
export function findSidebarItem(sidebars: Sidebars, route: string): (FlatSidebarItem & { area: AreaId }) | undefined {
  const found = Object.entries(sidebars).flatMap(([area, items]) => {
    const flat = flattenSidebar(items).find(({ item }) => item.link === route);
    return flat ? [{ ...flat, area }] : [];
  });
  return found.find(({ area }) => area === areaOfRoute(route)) ?? found[0];
}

/** Resolve the id of a home page: `<area>/index` with the area that lists it, else `index`. */
export function resolveMainDocId(sidebars: Sidebars): string {
  const area = findSidebarItem(sidebars, '/')?.area;
  return area ? `${area}/index` : 'index';
}

/** Find the area whose sidebar a page shows: the one that lists it, else that of its address. */
export const findArea = (sidebars: Sidebars, route: string): AreaId | undefined =>
  findSidebarItem(sidebars, route)?.area ?? Object.keys(sidebars).find((id) => id === areaOfRoute(route));

/** Describe the pages that show no sidebar. */
export const listWithoutSidebar = (sidebars: Sidebars, routes: readonly string[]): string[] =>
  routes
    .filter((route) => findArea(sidebars, route) === undefined)
    .map((route) => `${route}: belongs to no area; list it in a sidebar of ${SIDEBARS_FILE}`);
