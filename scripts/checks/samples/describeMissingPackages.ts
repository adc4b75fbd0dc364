import { aliasOf } from '../../api/libraryPackages.ts';
import type { DocsPage } from '../../content/readDocs.ts';
import { listLibraryImports, listSamples } from '../../samples/listSamples.ts';

/**
 * Say which packages the samples of a version import that are not installed for it, how many samples cannot be checked for
 * that, and the command that adds the packages. Undefined where none is missing. It is news and no error: packages are often
 * published after the docs.
 */
export function describeMissingPackages(
  versionName: string,
  pages: readonly DocsPage[],
  installed: readonly string[],
): string | undefined {
  const missing = pages
    .flatMap(listSamples)
    .filter(({ skipReason }) => skipReason === undefined)
    .map((sample) => listLibraryImports(sample).filter((name) => !installed.includes(name)))
    .filter((names) => names.length > 0);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing.flat())].sort();
  const aliases = names.map((name) => `${aliasOf(versionName, name)}@npm:${name}@${versionName}`);
  return [
    `Not checked: ${missing.length} samples of ${versionName}, because their packages are not installed. Once they are published, add them`,
    '(a package that counts its releases on its own with its own number at the end):',
    `  npm install --save-dev --save-exact ${aliases.join(' ')}`,
  ].join('\n');
}
