import { flattenSidebar, listDeadLinks, SIDEBARS_FILE } from '../../../common/sidebar.ts';
import type { Docs, Problem } from '../../content/readDocs.ts';

/** Find unlisted pages, and sidebar entries without a page. */
export function checkSidebars({ pages, sidebars }: Pick<Docs, 'pages' | 'sidebars'>): Problem[] {
  const inSidebars = (message: string): Problem => ({ filePath: SIDEBARS_FILE, line: 1, message });
  if (!sidebars) return [inSidebars('The file is missing.')];
  const listed = new Set(
    Object.values(sidebars).flatMap((lines) => flattenSidebar(lines).map(({ item: { link } }) => link)),
  );
  const routes = pages.map(({ route }) => route);
  const unlisted = pages
    .filter(({ route }) => !listed.has(route))
    .map(({ filePath }) => ({ filePath, line: 1, message: 'No sidebar lists this page.' }));
  const dead = listDeadLinks(sidebars, routes).map(({ label, link }) =>
    inSidebars(`"${label}" leads to ${link}, which no page has.`),
  );
  return [...unlisted, ...dead];
}
