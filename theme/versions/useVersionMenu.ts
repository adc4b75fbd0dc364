import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { isVersionPage } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { resolveChoices, type VersionChoice } from './resolveChoices.ts';
import { MANIFEST, refreshSiteFiles } from './siteFiles.ts';
import { useNamedVersion } from './useNamedVersion.ts';
import { usePageHistory } from './usePageHistory.ts';
import { useSiteFile } from './useSiteFile.ts';

/** List the versions for a page. Once enabled, fetch the files, again if necessary. */
export function useVersionChoices(route: string, isEnabled: boolean): VersionChoice[] {
  const themeData = useThemeData();
  const { page } = usePage();
  const { search, hash } = useLocation();
  const { siteBase } = themeData;

  // A release may have moved a version since this tab was opened.
  useEffect(() => {
    if (isEnabled) refreshSiteFiles(siteBase);
  }, [siteBase, isEnabled]);

  const named = useNamedVersion();
  const ownRoute = isVersionPage(page) ? route : '/';
  const manifest = useSiteFile(MANIFEST, isEnabled);
  const { history, isSettled } = usePageHistory(ownRoute, isEnabled);
  return resolveChoices({
    own: { ...themeData, ...(named && { ...named, base: named.path }), route: ownRoute },
    menuVersions: themeData.menuVersions,
    // Moving addresses would lead readers to the wrong page.
    manifest: isSettled ? loadedOf(manifest) : undefined,
    history,
    search,
    hash,
  });
}

interface VersionMenuState {
  choices: VersionChoice[];
  prefetch: () => void;
}

/** List the versions; fetch files when the reader is about to open the menu. */
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
