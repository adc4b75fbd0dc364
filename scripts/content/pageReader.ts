import path from 'node:path';
import type { PageModel } from '../../common/docs/pageModel.ts';
import { digest } from '../lib/digest.ts';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import { checkPageContent } from './checkContent.ts';
import { type ModelledPage, type PageFile, type Problem, parsePage } from './readDocs.ts';

export interface CheckedPage extends ModelledPage {
  problems: Problem[];
}

type ReadPage = (page: PageFile) => CheckedPage;

/** Create a ReadPage that caches models of faultless pages, as parsing is slow. The folder belongs to one state of the checks. */
export const createPageReader =
  (cacheDir: string): ReadPage =>
  (page) => {
    const key = digest(page.source);
    const file = path.join(cacheDir, `models/${key}.json`);
    // Written below.
    const kept = readCached(file) as PageModel | undefined;
    if (kept) return { ...page, model: kept, problems: [] };
    const read = parsePage(page.filePath, page.source);
    const problems = checkPageContent(read);
    if (problems.length === 0) writeCached(file, read.model);
    return { ...page, model: read.model, problems };
  };
