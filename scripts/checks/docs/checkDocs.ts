import type { LibraryConfig } from '../../../common/library.ts';
import { flattenSidebar, listDeadLinks, SIDEBARS_FILE, type Sidebars } from '../../../common/sidebar.ts';
import { checkPageContent } from '../../content/checkPage.ts';
import { type Docs, type DocsPage, type Problem, REQUIRED_PAGES_FILE, type Report } from '../../content/readDocs.ts';
import { type BreaksFrom, checkBreaks } from './checkBreaks.ts';
import { checkCallouts } from './checkCallouts.ts';
import { checkDiagrams } from './checkDiagrams.ts';
import { createMemberCheck } from './checkMembers.ts';
import {
  checkFrontMatter,
  checkHeadings,
  checkImages,
  checkReleaseWords,
  checkTabs,
  checkUpgradeTitle,
  checkVersionWords,
} from './checkPages.ts';
import { checkSpelling } from './checkSpelling.ts';

interface LibraryFacts extends Pick<LibraryConfig, 'ownReleases'> {
  words: readonly string[];
  breaksFrom?: BreaksFrom;
}

type PageCheck = (page: DocsPage, report: Report, facts: Docs & LibraryFacts) => void | Promise<void>;

const PAGE_CHECKS: readonly PageCheck[] = [
  checkFrontMatter,
  checkHeadings,
  checkCallouts,
  checkImages,
  checkDiagrams,
  checkUpgradeTitle,
  checkVersionWords,
  checkReleaseWords,
  checkTabs,
  checkSpelling,
];

/** Check a version's docs. Returns all problems, sorted by file. */
export async function checkVersionDocs(docs: Docs, library: LibraryFacts): Promise<Problem[]> {
  const problems = [
    ...docs.fileProblems,
    ...checkSidebars(docs),
    ...checkRequiredPages(docs),
    ...(library.breaksFrom ? checkBreaks(docs, library.breaksFrom) : []),
  ];
  const checks = docs.api ? [createMemberCheck(docs.api), ...PAGE_CHECKS] : PAGE_CHECKS;
  for (const page of docs.pages) {
    const report: Report = (line, message) => problems.push({ filePath: page.filePath, line, message });
    problems.push(...checkPageContent(page));
    for (const check of checks) await check(page, report, { ...docs, ...library });
  }
  return problems.sort((a, b) => (a.filePath < b.filePath ? -1 : a.filePath > b.filePath ? 1 : a.line - b.line));
}

/** Find unlisted pages, and sidebar entries without a page. */
function checkSidebars({ pages, sidebars }: Pick<Docs, 'pages' | 'sidebars'>): Problem[] {
  const inSidebars = (message: string): Problem => ({ filePath: SIDEBARS_FILE, line: 1, message });
  if (!sidebars) return [inSidebars('The file is missing.')];
  const listed = new Set(listItems(sidebars).map(({ link }) => link));
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
  const categories = listItems(sidebars).flatMap(({ link, category }) => (link && category ? [link] : []));
  const routes = new Set([...pages.map(({ route }) => route), ...categories]);
  return requiredPages
    .filter((route) => !routes.has(route))
    .map((route) => ({ filePath: REQUIRED_PAGES_FILE, line: 1, message: `The page ${route} is missing.` }));
}

const listItems = (sidebars: Sidebars) =>
  Object.values(sidebars).flatMap((area) => flattenSidebar(area).map(({ item }) => item));
