import { checkActiveContent } from './checkActiveContent.ts';
import { checkFacts } from './checkFacts.ts';
import { checkFences } from './checkFences.ts';
import { checkFields } from './checkFields.ts';
import { checkFiles } from './checkFiles.ts';
import { checkHeadingIds } from './checkHeadingIds.ts';
import { checkUpgradeGuide } from './checkUpgradeGuide.ts';
import { checkApiFile } from './readApiFile.ts';
import { checkNotes, type DocsPage, type Problem } from './readDocs.ts';

/** Check a docs folder's files, without pages. */
export const checkFolder = (docsDir: string): Problem[] => [
  ...checkFiles(docsDir),
  ...checkFacts(docsDir),
  ...checkNotes(docsDir),
  ...checkApiFile(docsDir),
];

/** Check one page, and the shape of an upgrade guide. */
export const checkPageContent = (page: DocsPage): Problem[] => [
  ...checkFields(page),
  ...checkFences(page),
  ...checkHeadingIds(page),
  ...checkActiveContent(page),
  ...checkUpgradeGuide(page),
];
