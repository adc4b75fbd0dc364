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
  const { problems, ...files } = readFolder(docsDir);
  return [...problems, ...pages.flatMap((page) => page.problems), ...checkPlaces({ docsDir, pages, ...files }, site)];
}

/** Read and check a docs folder's files, without pages. A faulty API is only among the problems. */
export function readFolder(docsDir: string) {
  const problems = [...checkFiles(docsDir), ...checkFacts(docsDir), ...checkOptionalFiles(docsDir)];
  const api = problems.some(({ filePath }) => filePath === API_FILE) ? undefined : readApiFile(docsDir);
  return { problems, api, sidebars: readSidebarsFile(docsDir) };
}

/** Check the addresses of pages, and what links and images lead to. */
export const checkPlaces = (docs: LinkedDocs, site: Site): Problem[] => [
  ...checkAddresses(docs, site.segments),
  ...checkLinks(docs.pages, readAddresses(docs, site)),
];
