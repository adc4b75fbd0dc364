import { checkActiveContent } from './checkActiveContent.ts';
import { checkFields } from './checkFields.ts';
import { checkFiles } from './checkFiles.ts';
import { checkUpgradeGuide } from './checkUpgradeGuide.ts';
import { checkReleaseNotes, type DocsPage, type PageFile, type Problem, parsePage, readPageFiles } from './readDocs.ts';

/**
 * Check that a docs folder holds only data: nothing in it may run, on the machine that builds or in a reader's browser.
 * `isChecked` tells of pages in which this found nothing before.
 */
export const checkContent = (docsDir: string, isChecked: (page: PageFile) => boolean = () => false): Problem[] => [
  ...checkFiles(docsDir),
  ...checkReleaseNotes(docsDir),
  ...readPageFiles(docsDir)
    .filter((page) => !isChecked(page))
    .flatMap(({ filePath, source }) => checkPageContent(parsePage(filePath, source))),
];

/** Check the same of one page, and the shape of an upgrade guide. */
export const checkPageContent = (page: DocsPage): Problem[] => [
  ...checkFields(page),
  ...checkActiveContent(page),
  ...checkUpgradeGuide(page),
];
