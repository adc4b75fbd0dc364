import { usePage } from '@rspress/core/runtime';
import type { ManifestVersion } from '../../common/manifest.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { findNamedVersion } from './findNamedVersion.ts';
import { MANIFEST } from './siteFiles.ts';
import { useBrowserPathname } from './useBrowserPathname.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/** Find the version that the address of the not-found page names; undefined on any other page, and at the first paint. */
export function useNamedVersion(): ManifestVersion | undefined {
  const { page } = usePage();
  const { siteBase } = useThemeData();
  const isNotFound = page.pageType === '404';
  const manifest = fileOf(useSiteFile(MANIFEST, isNotFound));
  const pathname = useBrowserPathname();
  if (!isNotFound || !manifest || pathname === undefined) return undefined;
  return findNamedVersion({ siteBase, pathname, manifest });
}
