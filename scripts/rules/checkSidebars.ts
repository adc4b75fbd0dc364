import path from 'node:path';
import { AGENT_RULES_FILE } from '../../common/docs/dataFiles.ts';
import { readText } from '../../common/docs/pageText.ts';
import { flattenSidebar, listDeadLinks, SIDEBARS_FILE, type SidebarItem, type Sidebars } from '../../common/sidebar.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { type Problem, REQUIRED_PAGES_FILE } from '../content/readDocs.ts';
import type { BuiltDocs, Docs } from './rule.ts';

/** Find what is wrong with the sidebars: none, entries without a page, and pages that are listed or made twice. */
export function checkSidebars({ docsDir, pages, sidebars, problems }: BuiltDocs): Problem[] {
  const inSidebars = (message: string): Problem => ({ filePath: SIDEBARS_FILE, line: 1, message });
  if (!sidebars)
    return problems.some(({ filePath }) => filePath === SIDEBARS_FILE) ? [] : [inSidebars('The file is missing.')];
  const source = readText(path.join(docsDir, SIDEBARS_FILE));
  const routes = pages.map(({ filePath }) => contentFileToRoute(filePath));
  const areas = Object.values(sidebars).map((area) => flattenSidebar(area).map(({ item }) => item));
  const generated = areas.flat().filter(({ category }) => category);
  return [
    ...listDeadLinks(sidebars, routes).map(({ label, link }) => ({
      ...inSidebars(`"${label}" leads to ${link}, which no page has.`),
      line: findLine(source, link),
    })),
    ...[...new Set([...areas, generated].flatMap(listRepeated))].map((link) => ({
      ...inSidebars(`${link} is listed twice.`),
      line: findLine(source, link),
    })),
  ];
}

function listRepeated(items: readonly SidebarItem[]): string[] {
  const links = items.flatMap(({ link }) => link ?? []);
  return links.filter((link, index) => links.indexOf(link) !== index);
}

/** Find the first line of a JSON file with a text. */
const findLine = (source: string, text: string): number =>
  source.slice(0, Math.max(0, source.indexOf(JSON.stringify(text)))).split('\n').length;

/** Find pages that no sidebar lists. */
export function checkListed({ pages, sidebars }: Docs): Problem[] {
  if (!sidebars) return [];
  const listed = new Set(listItems(sidebars).map(({ link }) => link));
  return pages
    .filter(({ route }) => !listed.has(route))
    .map(({ filePath }) => ({ filePath, line: 1, message: 'No sidebar lists this page.' }));
}

/** Find required routes without a page or a category. */
export function checkRequiredPages({ pages, sidebars = {}, requiredRoutes = [] }: Docs): Problem[] {
  const categories = listItems(sidebars).flatMap(({ link, category }) => (link && category ? [link] : []));
  const routes = new Set([...pages.map(({ route }) => route), ...categories]);
  return requiredRoutes
    .filter((route) => !routes.has(route))
    .map((route) => ({ filePath: REQUIRED_PAGES_FILE, line: 1, message: `The page ${route} is missing.` }));
}

const listItems = (sidebars: Sidebars) =>
  Object.values(sidebars).flatMap((area) => flattenSidebar(area).map(({ item }) => item));

/** Find rules for assistants that lead to no page or section. */
export function checkAgentRules({ docsDir, pages, agents }: Docs): Problem[] {
  if (!agents) return [];
  const source = readText(path.join(docsDir, AGENT_RULES_FILE));
  const places = new Set(
    pages.flatMap(({ route, model }) => [route, ...model.headings.map(({ id }) => `${route}#${id}`)]),
  );
  return agents.rules
    .filter(({ page }) => !places.has(page))
    .map(({ page }) => ({
      filePath: AGENT_RULES_FILE,
      line: findLine(source, page),
      message: `The rule leads to ${page}, which no page or heading has.`,
    }));
}
