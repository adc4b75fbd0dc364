import type { Manifest } from '../../common/manifest.ts';
import { ALL_PAGES, SEARCH_SCHEMA, type SearchArea } from '../../common/search.ts';

/**
 * Address of a version's search index: that of one area, or of all pages where the area has none.
 * Undefined where the version is unknown or has no index in the form that this code reads.
 */
export function indexHref(
  manifest: Manifest,
  siteBase: string,
  { versionName, area = ALL_PAGES }: { versionName: string; area?: SearchArea },
): string | undefined {
  const search = manifest.versions.find(({ name }) => name === versionName)?.search;
  if (search?.schema !== SEARCH_SCHEMA) return undefined;
  const fileName = search.files[Object.hasOwn(search.files, area) ? area : ALL_PAGES];
  return fileName && siteBase + fileName;
}
