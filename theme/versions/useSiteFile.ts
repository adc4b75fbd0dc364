import { useEffect, useState, useSyncExternalStore } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { loadSiteFile, type SiteFiles, siteFileChanges } from './siteFiles.ts';

/** How far the loading of a file is. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; file: T }
  | { status: 'failed' };

/** Load a file that describes the whole site as soon as it is wanted. The file changes where a newer one was fetched. */
export function useSiteFile<Key extends keyof SiteFiles>(key: Key, isWanted: boolean): Loadable<SiteFiles[Key]> {
  const { siteBase } = useThemeData();
  const [state, setState] = useState<Loadable<SiteFiles[Key]>>({ status: 'idle' });
  const change = useSyncExternalStore(siteFileChanges.subscribe, siteFileChanges.read, () => 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change the same file is another one.
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const settle = (next: Loadable<SiteFiles[Key]>) => {
      if (isCurrent) setState(next);
    };
    setState((before) => (before.status === 'done' ? before : { status: 'loading' }));
    loadSiteFile(siteBase, key).then(
      (file) => settle({ status: 'done', file }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [siteBase, key, isWanted, change]);

  return state;
}

/** Take the file out of its state; undefined until it is there. */
export const fileOf = <T>(state: Loadable<T>): T | undefined => (state.status === 'done' ? state.file : undefined);
