import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSidebars } from '../../common/docs/parseSidebars.ts';
import { flattenSidebar, listDeadLinks, SIDEBARS_FILE, type Sidebars } from '../../common/sidebar.ts';

/**
 * Read a version's own sidebars from its content folder.
 * Throws an Error that lists each wrong entry with its path in the file, each address that no page has, and each
 * address that is listed twice.
 */
export function readSidebars(contentDir: string, pageRoutes: readonly string[]): Sidebars {
  const file = path.join(contentDir, SIDEBARS_FILE);
  if (!existsSync(file)) throw new Error(`docs/${SIDEBARS_FILE} is missing: each version carries its own sidebars.`);
  const sidebars = parseSidebars(readFileSync(file, 'utf8'));
  const items = Object.values(sidebars).flatMap((area) => flattenSidebar(area).map(({ item }) => item));
  const links = items.flatMap((item) => (item.link ? [item.link] : []));
  const problems = [
    ...listDeadLinks(sidebars, pageRoutes).map(({ link }) => `${link}: no page has this address`),
    ...links.filter((link, index) => links.indexOf(link) !== index).map((link) => `${link}: listed twice`),
  ];
  if (problems.length > 0) throw new Error(`docs/${SIDEBARS_FILE}:\n  ${problems.join('\n  ')}`);
  return sidebars;
}
