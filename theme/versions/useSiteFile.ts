import { useEffect, useSyncExternalStore } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { IDLE, type Loadable, loadSiteFile, readSiteFile, type SiteFiles, siteFileChanges } from './siteFiles.ts';

/** Load a file that describes the whole site, as soon as this is enabled. The file changes when a newer one is fetched. */
export function useSiteFile<Key extends keyof SiteFiles>(key: Key, isEnabled: boolean): Loadable<SiteFiles[Key]> {
  const { siteBase } = useThemeData();
  const state = useSyncExternalStore<Loadable<SiteFiles[Key]>>(
    siteFileChanges.subscribe,
    () => readSiteFile(siteBase, key),
    () => IDLE,
  );

  useEffect(() => {
    // A failure is part of the state.
    if (isEnabled) loadSiteFile(siteBase, key).catch(() => undefined);
  }, [siteBase, key, isEnabled]);

  return isEnabled ? state : IDLE;
}

/** Take the file out of its state; undefined until it is loaded. */
export const fileOf = <T>(state: Loadable<T>): T | undefined => (state.status === 'done' ? state.file : undefined);
