import { useEffect, useSyncExternalStore } from 'react';
import { PREFERRED_VERSION_KEY } from '../../common/browser.ts';
import type { ManifestVersion } from '../../common/manifest.ts';
import { findVersion } from '../../common/version.ts';
import { createStore } from '../ui/createStore.ts';
import { loadedOf } from '../ui/loadable.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { MANIFEST } from './siteFiles.ts';
import { useSiteFile } from './useSiteFile.ts';

const written = createStore<string | null>(null);

/** Store the version that the reader chose; null deletes it. */
export function writePreferredVersion(versionName: string | null): void {
  writeStored(PREFERRED_VERSION_KEY, versionName);
  written.write(versionName);
}

/** Read the reader's last choice; undefined until the manifest is loaded, which needs a stored choice. Delete an unknown choice. */
export function usePreferredVersion(): ManifestVersion | undefined {
  const stored = useSyncExternalStore(subscribe, readPreferred, () => null);
  const manifest = loadedOf(useSiteFile(MANIFEST, stored !== null));
  const preferred = findVersion(manifest?.versions ?? [], stored ?? '');
  const isGone = stored !== null && manifest !== undefined && !preferred;

  useEffect(() => {
    if (isGone) writePreferredVersion(null);
  }, [isGone]);

  return preferred;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = written.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const readPreferred = () => readStored(PREFERRED_VERSION_KEY);
