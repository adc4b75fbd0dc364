import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_MAP_FILE, type PageMap } from '../../common/pageMap.ts';

/** List the address of every page of a merged site, below its base, with the pages that only the merged site has. */
export function listAddresses(siteDir: string, base: string): string[] {
  // The merge wrote this file by the same type.
  const pageMap = JSON.parse(readFileSync(path.join(siteDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  return [...addressesOf(pageMap), `${base}versions/`, `${base}404.html`];
}

/** Addresses of the pages of all versions, version by version. */
export function addressesOf({ pages }: PageMap): string[] {
  const names = [...new Set(pages.flatMap(({ versions }) => Object.keys(versions)))];
  return names.flatMap((name) => pages.flatMap(({ versions }) => versions[name]?.path ?? []));
}
