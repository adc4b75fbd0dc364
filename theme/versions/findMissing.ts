import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { parseMissing, wordsOf } from './parseMissing.ts';
import { type FoundPage, resolveMissing } from './resolveMissing.ts';

/** What an address without a page says. */
export interface Findings {
  /** Undefined on an address that names no version of the site. */
  version: ManifestVersion | undefined;
  /** The same page, in the versions that have it. */
  pages: FoundPage[];
  /** Words of the address, to search for. */
  words: string;
}

interface Inputs {
  siteBase: string;
  pathname: string;
  manifest: Manifest;
  pageMap: PageMap | undefined;
}

/** Find out about an address that has no page; undefined for one outside the site. */
export function findMissing({ siteBase, pathname, manifest, pageMap }: Inputs): Findings | undefined {
  const missing = parseMissing({ siteBase, pathname, manifest });
  if (!missing) return undefined;
  const { version, route } = missing;
  return { version, pages: pageMap ? resolveMissing(route, manifest, pageMap) : [], words: wordsOf(route) };
}
