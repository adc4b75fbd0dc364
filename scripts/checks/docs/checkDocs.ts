import type { LibraryConfig } from '../../../common/library.ts';
import { checkPageContent } from '../../content/checkPage.ts';
import type { Docs, Problem } from '../../content/readDocs.ts';
import { type BreaksFrom, checkBreaks } from './checkBreaks.ts';
import { checkCallouts } from './checkCallouts.ts';
import { checkDiagrams } from './checkDiagrams.ts';
import {
  checkFrontMatter,
  checkHeadings,
  checkImages,
  checkReleaseWords,
  checkUpgradeTitle,
  checkVersionWords,
} from './checkPages.ts';
import { checkRequiredPages, checkSidebars } from './checkSidebars.ts';
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
