import { checkActiveContent } from './checkActiveContent.ts';
import { checkFields } from './checkFields.ts';
import { checkFiles } from './checkFiles.ts';
import { type DocsPage, type Problem, readPages } from './readDocs.ts';

/** Check that a docs folder holds only data: nothing in it may run, on the machine that builds or in a reader's browser. */
export const checkContent = (docsDir: string): Problem[] => [
  ...checkFiles(docsDir),
  ...readPages(docsDir).flatMap(checkPageContent),
];

/** Check the same of one page. */
export const checkPageContent = (page: DocsPage): Problem[] => [...checkFields(page), ...checkActiveContent(page)];
