import { usePage } from '@rspress/core/runtime';
import type { ManifestVersion } from '../../common/manifest.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { findNamedVersion } from './findNamedVersion.ts';
import { MANIFEST } from './siteFiles.ts';
import { useBrowserPathname } from './useBrowserPathname.ts';
import { useSiteFile } from './useSiteFile.ts';

/** Find the version of a missing page; undefined elsewhere, and at the first paint. */
export function useNamedVersion(): ManifestVersion | undefined {
  const { page } = usePage();
  const { siteBase } = useThemeData();
  const isNotFound = page.pageType === '404';
  const manifest = loadedOf(useSiteFile(MANIFEST, isNotFound));
  const pathname = useBrowserPathname();
  if (!isNotFound || !manifest || pathname === undefined) return undefined;
  return findNamedVersion({ siteBase, pathname, manifest });
}
