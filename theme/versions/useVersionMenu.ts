import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveChoices, type VersionChoice } from './resolveChoices.ts';
import { MANIFEST, refreshSiteFiles } from './siteFiles.ts';
import { useNamedVersion } from './useNamedVersion.ts';
import { usePageHistory } from './usePageHistory.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/** List the versions for the page being read. Once this is enabled, the files it needs are fetched, or fetched again. */
export function useVersionChoices(route: string, isEnabled: boolean): VersionChoice[] {
  const themeData = useThemeData();
  const { page } = usePage();
  const { search, hash } = useLocation();
  const { siteBase } = themeData;

  // A release may have moved a version since this tab was opened. A file that was not loaded yet is loaded below.
  useEffect(() => {
    if (isEnabled) refreshSiteFiles(siteBase);
  }, [siteBase, isEnabled]);

  // An address without a page belongs to no version: the menu leads to the home pages.
  const named = useNamedVersion();
  const ownRoute = page.pageType === '404' ? '/' : route;
  const manifest = useSiteFile(MANIFEST, isEnabled);
  const { history, isSettled } = usePageHistory(ownRoute, isEnabled);
  return resolveChoices({
    own: { ...themeData, ...(named && { ...named, base: named.path }), route: ownRoute },
    menuVersions: themeData.menuVersions,
    // If the addresses changed under the pointer, readers would get to the wrong page.
    manifest: isSettled ? fileOf(manifest) : undefined,
    history,
    search,
    hash,
  });
}

interface VersionMenuState {
  choices: VersionChoice[];
  /** Call when the reader is about to open the menu. */
  prefetch: () => void;
}

/** List the versions; the files are fetched when the reader is about to open the menu. */
export function useVersionMenu(route: string): VersionMenuState {
  const { siteBase } = useThemeData();
  const [isEnabled, setIsEnabled] = useState(false);
  const choices = useVersionChoices(route, isEnabled);
  const prefetch = () => {
    setIsEnabled(true);
    refreshSiteFiles(siteBase);
  };
  return { choices, prefetch };
}
