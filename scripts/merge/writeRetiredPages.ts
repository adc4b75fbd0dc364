import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { formatRetiredCopy, formatRetiredPage } from './formatRetiredPage.ts';
import type { RetiredPage } from './planRetiredPages.ts';
import { type SiteTree, writeSiteFile } from './siteTree.ts';

/** Files for language models that each version has beside its home page. */
const LLMS_FILES = [LLMS_FILE, LLMS_FULL_FILE];

/** Write a page, and its Markdown copy, at each address of the retired versions. */
export function writeRetiredPages(tree: SiteTree, pages: readonly RetiredPage[], settings: SiteSettings): void {
  for (const page of pages) {
    const copies = page.route === '/' ? [MARKDOWN_FILE, ...LLMS_FILES] : [MARKDOWN_FILE];
    writeSiteFile(tree, page.pathname, formatRetiredPage(page, settings));
    for (const name of copies) writeSiteFile(tree, page.pathname + name, formatRetiredCopy(page, settings));
  }
}
