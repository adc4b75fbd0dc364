import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSidebars } from '../../common/docs/dataFiles.ts';
import {
  findArea,
  flattenSidebar,
  listDeadLinks,
  SIDEBARS_FILE,
  type SidebarItem,
  type Sidebars,
} from '../../common/sidebar.ts';
import { type DocItem, type LinkItem, listLinks, type NavbarItem, type SiteConfig } from '../../common/siteConfig.ts';

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

/** Check that this version has every page of navbar and footer. Throws an Error with missing ones. */
export function checkSiteLinks(
  site: Pick<SiteConfig, 'navbar' | 'footer'>,
  routes: readonly string[],
  versionName: string,
): void {
  const problems = listLinks(site)
    .filter(({ link }) => link.to !== undefined && !routes.includes(link.to))
    .map(
      ({ link, key }) => `\n  ${key} (${JSON.stringify(link.label)}): version ${versionName} has no page ${link.to}`,
    );
  if (problems.length > 0) throw new Error(`site.config.ts leads to pages that are not there:${problems.join('')}`);
}

/**
 * Read a version's sidebars. Throws an Error with wrong entries by path, addresses without a page, and repeats in one sidebar. Two
 * sidebars may list the same page, but not generate it twice.
 */
export function readSidebars(contentDir: string, pageRoutes: readonly string[]): Sidebars {
  const file = path.join(contentDir, SIDEBARS_FILE);
  if (!existsSync(file)) throw new Error(`The docs have no ${SIDEBARS_FILE}: each version carries its own sidebars.`);
  const sidebars = parseSidebars(readFileSync(file, 'utf8'));
  const areas = Object.values(sidebars).map((area) => flattenSidebar(area).map(({ item }) => item));
  const generated = areas.flat().filter(({ category }) => category);
  const problems = [
    ...listDeadLinks(sidebars, pageRoutes).map(({ link }) => `${link}: no page has this address`),
    ...new Set([...areas, generated].flatMap(listRepeated).map((link) => `${link}: listed twice`)),
  ];
  if (problems.length > 0) throw new Error(`${SIDEBARS_FILE}:\n  ${problems.join('\n  ')}`);
  return sidebars;
}

function listRepeated(items: readonly SidebarItem[]): string[] {
  const links = items.flatMap(({ link }) => link ?? []);
  return links.filter((link, index) => links.indexOf(link) !== index);
}
