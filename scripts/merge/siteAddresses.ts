import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, type PageMap } from '../../common/pageMap.ts';
import { pathnameOf } from '../../common/urls.ts';
import { versionPagePath } from '../../common/versionFacts.ts';
import { VERSIONS_ROUTE } from '../../common/versionsPage.ts';

/** List all page addresses of a merged site, below its base. */
export function listAddresses(siteDir: string, base: string): string[] {
  // Written by the merge.
  const pageMap = JSON.parse(readFileSync(path.join(siteDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  const manifest = JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8')) as Manifest;
  const versions = manifest.versions.map(({ segment }) => versionPagePath(base, segment));
  return [...addressesOf(pageMap), pathnameOf(base, VERSIONS_ROUTE), ...versions, `${base}404.html`];
}

const namesOf = ({ pages }: Pick<PageMap, 'pages'>): string[] => [
  ...new Set(pages.flatMap(({ versions }) => Object.keys(versions))),
];

/** List all versions' page addresses, version by version. */
export function addressesOf({ pages }: PageMap): string[] {
  return namesOf({ pages }).flatMap((name) => pages.flatMap(({ versions }) => versions[name]?.path ?? []));
}
