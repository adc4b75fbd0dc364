import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSidebars } from '../../common/docs/parseSidebars.ts';
import { flattenSidebar, listDeadLinks, SIDEBARS_FILE, type SidebarItem, type Sidebars } from '../../common/sidebar.ts';

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
