import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveHomeBase } from './resolveHomeBase.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/**
 * Find the base of the version that links lead to on a page of no version; undefined where they stay in the version that
 * was built, and at the first paint.
 */
export function useHomeBase(): string | undefined {
  const { page } = usePage();
  const location = useLocation();
  const { siteBase, base } = useThemeData();
  const isLost = page.pageType === '404';
  const preferred = usePreferredVersion();
  const manifest = fileOf(useSiteFile('manifest', isLost && preferred !== undefined));
  const [pathname, setPathname] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's location tells when the address changed.
  useEffect(() => {
    if (isLost) setPathname(window.location.pathname);
  }, [location, isLost]);

  if (!isLost || !manifest || pathname === undefined) return undefined;
  const homeBase = resolveHomeBase({ siteBase, pathname, manifest, preferred });
  return homeBase === base ? undefined : homeBase;
}
