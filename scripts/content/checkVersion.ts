import { API_FILE } from '../../common/apiFile.ts';
import { checkAddresses, checkLinks, type LinkedDocs, readAddresses, type Site } from './checkAddresses.ts';
import { checkFacts, checkFiles } from './checkFiles.ts';
import type { CheckedPage } from './checkPage.ts';
import { checkOptionalFiles, type Problem, readApiFile, readSidebarsFile } from './readDocs.ts';

interface VersionDocs {
  docsDir: string;
  pages: readonly CheckedPage[];
}

/** Check all that a build needs: that nothing in a docs folder can run, and that pages, links and images have right addresses. */
export function checkVersion({ docsDir, pages }: VersionDocs, site: Site): Problem[] {
  const problems = [...checkFolder(docsDir), ...pages.flatMap((page) => page.problems)];
  const api = problems.some(({ filePath }) => filePath === API_FILE) ? undefined : readApiFile(docsDir);
  return [...problems, ...checkPlaces({ docsDir, pages, sidebars: readSidebarsFile(docsDir), api }, site)];
}

/** Check the addresses of pages, and what links and images lead to. */
export const checkPlaces = (docs: LinkedDocs, site: Site): Problem[] => [
  ...checkAddresses(docs, site.segments),
  ...checkLinks(docs.pages, readAddresses(docs, site)),
];

/** Check a docs folder's files, without pages. */
export const checkFolder = (docsDir: string): Problem[] => [
  ...checkFiles(docsDir),
  ...checkFacts(docsDir),
  ...checkOptionalFiles(docsDir),
];
