import { useLocation, usePage } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import type { ManifestVersion } from '../../common/manifest.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { findNamedVersion, resolveHomeBase } from './findNamedVersion.ts';
import { MANIFEST } from './siteFiles.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { useSiteFile } from './useSiteFile.ts';

/** Read the browser's path; undefined at the first paint, because one file serves every missing page. */
export function useBrowserPathname(): string | undefined {
  // Renders again on navigation.
  useLocation();
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.pathname,
    () => undefined,
  );
}

/** The router reports every change. */
const subscribe = () => () => {};

/** Find the version of a missing page; undefined elsewhere, and at the first paint. */
export function useNamedVersion(): ManifestVersion | undefined {
  const address = useMissingAddress(true);
  return address && findNamedVersion(address);
}

/** Find the base of links on a page of no version; undefined for that of the build, and at the first paint. */
export function useHomeBase(): string | undefined {
  const { base } = useThemeData();
  const preferred = usePreferredVersion();
  const address = useMissingAddress(preferred !== undefined);
  const homeBase = address && resolveHomeBase(preferred, address);
  return homeBase === base ? undefined : homeBase;
}

function useMissingAddress(isWanted: boolean) {
  const { page } = usePage();
  const { siteBase } = useThemeData();
  const isNotFound = page.pageType === '404';
  const manifest = loadedOf(useSiteFile(MANIFEST, isNotFound && isWanted));
  const pathname = useBrowserPathname();
  return isNotFound && manifest && pathname !== undefined ? { siteBase, pathname, manifest } : undefined;
}
