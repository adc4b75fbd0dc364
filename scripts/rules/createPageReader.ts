import path from 'node:path';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { type ModelledPage, type PageFile, type Problem, parsePage } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { faultsOf, type Site } from './rule.ts';
import { findPageErrors } from './rules.ts';

interface CheckedPage extends ModelledPage {
  /** As JSON, where the page was parsed. */
  treeJson?: string;
  errors: Problem[];
}

/** Create a reader and checker of pages. It caches the models of faultless ones, in a folder of one state of the rules. */
export const createPageReader =
  (cacheDir: string, site: Site) =>
  (page: PageFile): CheckedPage => {
    const file = path.join(cacheDir, `models/${digest(page.source)}.json`);
    // Written below.
    const kept = readCached(file) as PageModel | undefined;
    if (kept) return { ...page, model: kept, errors: [] };
    const read = parsePage(page.filePath, page.source);
    const errors = faultsOf(page.filePath, findPageErrors(read, site));
    if (errors.length === 0) writeCached(file, read.model);
    return { ...page, model: read.model, treeJson: JSON.stringify(read.tree), errors };
  };
