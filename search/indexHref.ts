import type { Manifest } from '../common/manifest.ts';
import { ALL_PAGES, SEARCH_SCHEMA, type SearchScope } from '../common/search.ts';

/**
 * Address of a version's search index: that of one scope, or of all pages where the scope has none.
 * Undefined where the version is unknown or has no index in the form that this code reads.
 */
export function indexHref(
  manifest: Manifest,
  siteBase: string,
  { versionName, scope = ALL_PAGES }: { versionName: string; scope?: SearchScope },
): string | undefined {
  const search = manifest.versions.find(({ name }) => name === versionName)?.search;
  if (search?.schema !== SEARCH_SCHEMA) return undefined;
  const fileName = search.files[Object.hasOwn(search.files, scope) ? scope : ALL_PAGES];
  return fileName && siteBase + fileName;
}
