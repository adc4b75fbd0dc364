import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSidebars } from '../../common/docs/dataFiles.ts';
import { findArea, SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';
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

/** Read a version's sidebars, which the rules for content have checked. */
export const readSidebars = (contentDir: string): Sidebars =>
  parseSidebars(readFileSync(path.join(contentDir, SIDEBARS_FILE), 'utf8'));
