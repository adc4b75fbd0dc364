import type { LibraryConfig } from '../../../common/library.ts';
import { flattenSidebar, listDeadLinks, SIDEBARS_FILE } from '../../../common/sidebar.ts';
import { checkPageContent } from '../../content/checkPage.ts';
import { type Docs, type Problem, REQUIRED_PAGES_FILE } from '../../content/readDocs.ts';
import { type BreaksFrom, checkBreaks } from './checkBreaks.ts';
import { checkCallouts } from './checkCallouts.ts';
import { checkDiagrams } from './checkDiagrams.ts';
import { checkMembers } from './checkMembers.ts';
import {
  checkFrontMatter,
  checkHeadings,
  checkImages,
  checkReleaseWords,
  checkUpgradeTitle,
  checkVersionWords,
} from './checkPages.ts';
import { checkSpelling } from './checkSpelling.ts';

interface LibraryFacts extends Pick<LibraryConfig, 'ownReleases'> {
  words: readonly string[];
  breaksFrom?: BreaksFrom;
}

/** Check a version's docs. Returns all problems, sorted by file. */
export async function checkVersionDocs(
  docs: Docs,
  { words, ownReleases, breaksFrom }: LibraryFacts,
): Promise<Problem[]> {
  const problems = [
    ...docs.fileProblems,
    ...checkFrontMatter(docs.pages),
    ...checkSidebars(docs),
    ...checkRequiredPages(docs),
    ...checkMembers(docs),
    ...(breaksFrom ? checkBreaks(docs, breaksFrom) : []),
  ];
  for (const page of docs.pages)
    problems.push(
      ...checkPageContent(page),
      ...checkHeadings(page),
      ...checkCallouts(page),
      ...checkImages(page),
      ...checkDiagrams(page),
      ...checkUpgradeTitle(page, docs),
      ...checkVersionWords(page, docs, ownReleases),
      ...checkReleaseWords(page),
      ...(await checkSpelling(page, words)),
    );
  return problems.sort((a, b) => (a.filePath < b.filePath ? -1 : a.filePath > b.filePath ? 1 : a.line - b.line));
}

/** Find unlisted pages, and sidebar entries without a page. */
function checkSidebars({ pages, sidebars }: Pick<Docs, 'pages' | 'sidebars'>): Problem[] {
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

/** Find required routes without a page or a category. */
function checkRequiredPages({ pages, sidebars = {}, requiredPages = [] }: Docs): Problem[] {
  const items = Object.values(sidebars).flatMap((area) => flattenSidebar(area).map(({ item }) => item));
  const categories = items.flatMap(({ link, category }) => (link && category ? [link] : []));
  const routes = new Set([...pages.map(({ route }) => route), ...categories]);
  return requiredPages
    .filter((route) => !routes.has(route))
    .map((route) => ({ filePath: REQUIRED_PAGES_FILE, line: 1, message: `The page ${route} is missing.` }));
}
