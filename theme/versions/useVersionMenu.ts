import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveChoices, type VersionChoice } from './resolveChoices.ts';
import { refreshSiteFiles } from './siteFiles.ts';
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

  const manifest = useSiteFile('manifest', isEnabled);
  const pageMap = useSiteFile('pageMap', isEnabled);
  const isReady = pageMap.status === 'done' || pageMap.status === 'failed';
  return resolveChoices({
    // An address without a page belongs to no version: the menu leads to the home pages.
    own: { ...themeData, route: page.pageType === '404' ? '/' : route },
    menuVersions: themeData.menuVersions,
    // If the addresses changed under the pointer, readers would get to the wrong page.
    manifest: isReady ? fileOf(manifest) : undefined,
    pageMap: fileOf(pageMap),
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
