import { usePage } from '@rspress/core/runtime';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { resolveHomeBase } from './resolveHomeBase.ts';
import { MANIFEST } from './siteFiles.ts';
import { useBrowserPathname } from './useBrowserPathname.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { useSiteFile } from './useSiteFile.ts';

/** Find the base of links on a page of no version; undefined for that of the build, and at the first paint. */
export function useHomeBase(): string | undefined {
  const { page } = usePage();
  const { siteBase, base } = useThemeData();
  const isNotFound = page.pageType === '404';
  const preferred = usePreferredVersion();
  const manifest = loadedOf(useSiteFile(MANIFEST, isNotFound && preferred !== undefined));
  const pathname = useBrowserPathname();

  if (!isNotFound || !manifest || pathname === undefined) return undefined;
  const homeBase = resolveHomeBase({ siteBase, pathname, manifest, preferred });
  return homeBase === base ? undefined : homeBase;
}
