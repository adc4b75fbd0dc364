import type { LibraryConfig } from '../../../common/library.ts';
import { listLibraryNames } from '../../api/libraryPackages.ts';
import type { DocsPage } from '../../content/readDocs.ts';
import { formatCount } from '../../lib/report.ts';
import { listLibraryImports } from '../../samples/listLibraryImports.ts';
import { listSamples } from '../../samples/listSamples.ts';

/** List for each sample that lacks packages of a version which ones it lacks. */
export function listMissingPackages(
  versionName: string,
  pages: readonly DocsPage[],
  library: LibraryConfig,
): string[][] {
  const installed = listLibraryNames(library, versionName);
  return pages
    .flatMap(listSamples)
    .filter(({ skipReason }) => skipReason === undefined)
    .map((sample) => listLibraryImports(sample, library).filter((name) => !installed.includes(name)))
    .filter((names) => names.length > 0);
}

/**
 * Describe how many samples go unchecked because their packages are not installed; undefined if none does. No error: packages often
 * appear after the docs.
 */
export function describeMissingPackages(
  versionName: string,
  pages: readonly DocsPage[],
  library: LibraryConfig,
): string | undefined {
  const { length } = listMissingPackages(versionName, pages, library);
  if (length === 0) return undefined;
  return `Not checked: ${formatCount(length, 'sample')}, whose packages are not installed. Once they are published: npm run library -- add ${versionName}`;
}
