import { useEffect, useSyncExternalStore } from 'react';
import type { ManifestVersion } from '../../common/manifest.ts';
import { PREFERRED_VERSION_KEY } from '../../common/storageKeys.ts';
import { findVersion } from '../../common/version.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { MANIFEST } from './siteFiles.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

const listeners = new Set<() => void>();

/** Store the version that the reader chose; null deletes it. */
export function writePreferredVersion(versionName: string | null): void {
  writeStored(PREFERRED_VERSION_KEY, versionName);
  for (const listener of listeners) listener();
}

/**
 * Read the version that the reader chose last; undefined until the manifest is loaded, which is fetched only if a choice
 * is stored. A choice that the site no longer has is deleted.
 */
export function usePreferredVersion(): ManifestVersion | undefined {
  const stored = useSyncExternalStore(subscribe, readPreferred, () => null);
  const manifest = fileOf(useSiteFile(MANIFEST, stored !== null));
  const preferred = findVersion(manifest?.versions ?? [], stored ?? '');
  const isGone = stored !== null && manifest !== undefined && !preferred;

  useEffect(() => {
    if (isGone) writePreferredVersion(null);
  }, [isGone]);

  return preferred;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readPreferred = () => readStored(PREFERRED_VERSION_KEY);
