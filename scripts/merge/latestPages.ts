import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, type PageMap } from '../../common/pageMap.ts';

/** List a merged site's addresses in the latest version, or the newest if nothing is released. */
export function listLatestPages(siteDir: string): string[] {
  // Written by the merge.
  const manifest = JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8')) as Manifest;
  const pageMap = JSON.parse(readFileSync(path.join(siteDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  const version = manifest.versions.find(({ role }) => role === 'latest') ?? manifest.versions[0];
  return pageMap.pages.flatMap(({ versions }) => (version && versions[version.name]?.path) ?? []);
}
