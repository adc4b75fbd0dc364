import type { Manifest } from '../../common/manifest.ts';
import { ALL_PAGES, type SearchArea } from '../../common/search.ts';
import { SEARCH_SCHEMA } from '../../packages/search/index.ts';

/** Find the search index of an area, or that of all pages. Undefined for an unknown version, or another form of index. */
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

/** Find the file of a version's symbols; undefined where it has none. */
export function symbolsHref(manifest: Manifest, siteBase: string, versionName: string): string | undefined {
  const fileName = manifest.versions.find(({ name }) => name === versionName)?.search?.symbols;
  return fileName && siteBase + fileName;
}
