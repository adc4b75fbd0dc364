import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveChoices, type VersionChoice } from './resolveChoices.ts';
import { refreshSiteFiles } from './siteFiles.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/** List the versions for the page being read. What is needed is fetched, or fetched anew, once the list is wanted. */
export function useVersionChoices(route: string, isWanted: boolean): VersionChoice[] {
  const themeData = useThemeData();
  const { page } = usePage();
  const { search, hash } = useLocation();
  const { siteBase } = themeData;

  // A release may have moved a version since this tab was opened. What is not here yet is loaded below.
  useEffect(() => {
    if (isWanted) refreshSiteFiles(siteBase);
  }, [siteBase, isWanted]);

  const manifest = useSiteFile('manifest', isWanted);
  const pageMap = useSiteFile('pageMap', isWanted);
  const isReady = pageMap.status === 'done' || pageMap.status === 'failed';
  return resolveChoices({
    // An address without a page is in no version: the menu leads to the home pages.
    own: { ...themeData, route: page.pageType === '404' ? '/' : route },
    menuVersions: themeData.menuVersions,
    // A list that changes its addresses under the pointer would send readers to the wrong page.
    manifest: isReady ? fileOf(manifest) : undefined,
    pageMap: fileOf(pageMap),
    search,
    hash,
  });
}

interface VersionMenuState {
  choices: VersionChoice[];
  /** Say that the reader is about to open the menu. */
  want: () => void;
}

/** Run the version menu: load on the first sign of interest. */
export function useVersionMenu(route: string): VersionMenuState {
  const { siteBase } = useThemeData();
  const [isWanted, setIsWanted] = useState(false);
  const choices = useVersionChoices(route, isWanted);
  const want = () => {
    setIsWanted(true);
    refreshSiteFiles(siteBase);
  };
  return { choices, want };
}
