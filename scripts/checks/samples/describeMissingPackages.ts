import path from 'node:path';
import type { LibraryConfig } from '../../../common/library.ts';
import { aliasOf, listLibraryNames } from '../../api/libraryPackages.ts';
import type { DocsPage } from '../../content/readDocs.ts';
import { formatCount } from '../../lib/report.ts';
import { listLibraryImports } from '../../samples/listLibraryImports.ts';
import { listSamples } from '../../samples/listSamples.ts';

/**
 * Describe missing packages of samples, how many samples go unchecked, and the command to add them; undefined if none is missing.
 * No error: packages often appear after the docs.
 */
export function describeMissingPackages(
  versionName: string,
  pages: readonly DocsPage[],
  library: LibraryConfig,
): string | undefined {
  const installed = listLibraryNames(library, versionName);
  const missing = pages
    .flatMap(listSamples)
    .filter(({ skipReason }) => skipReason === undefined)
    .map((sample) => listLibraryImports(sample, library).filter((name) => !installed.includes(name)))
    .filter((names) => names.length > 0);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing.flat())].sort();
  const aliases = names.map((name) => `${aliasOf(library, versionName, name)}@npm:${name}@${versionName}`);
  return [
    `Not checked: ${formatCount(missing.length, 'sample')} of ${versionName}, because their packages are not installed. Once they are published, add them`,
    '(a package that counts its releases on its own with its own number at the end):',
    `  npm install --workspace ${path.basename(library.dir)} --save-dev --save-exact ${aliases.join(' ')}`,
  ].join('\n');
}
