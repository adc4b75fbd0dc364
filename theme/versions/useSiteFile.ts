import { useEffect, useSyncExternalStore } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { IDLE, type Loadable } from '../ui/loadable.ts';
import { loadSiteFile, readSiteFile, type SiteFile, siteFileChanges } from './siteFiles.ts';

/** Load a file of the whole site once this is enabled. It changes when a newer one is fetched. */
export function useSiteFile<T>({ fileName, schema }: SiteFile<T>, isEnabled: boolean): Loadable<T> {
  const { siteBase } = useThemeData();
  const state = useSyncExternalStore<Loadable<T>>(
    siteFileChanges.subscribe,
    () => readSiteFile<T>(siteBase, { fileName, schema }),
    () => IDLE,
  );

  useEffect(() => {
    // A failure is part of the state.
    if (isEnabled) loadSiteFile(siteBase, { fileName, schema }).catch(() => undefined);
  }, [siteBase, fileName, schema, isEnabled]);

  return isEnabled ? state : IDLE;
}
