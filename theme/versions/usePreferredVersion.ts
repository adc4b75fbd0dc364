import { useEffect, useSyncExternalStore } from 'react';
import type { ManifestVersion } from '../../common/manifest.ts';
import { PREFERRED_VERSION_KEY } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { resolvePreferredVersion } from './resolvePreferredVersion.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

const listeners = new Set<() => void>();

/** Keep the version that the reader chose; null forgets it. */
export function writePreferredVersion(versionName: string | null): void {
  writeStored(PREFERRED_VERSION_KEY, versionName);
  for (const listener of listeners) listener();
}

/**
 * Read the version that the reader chose last; undefined while that is not known. A choice that the site no longer has is
 * forgotten. The manifest is fetched only where a choice was kept, and only if it `isWanted`.
 */
export function usePreferredVersion(isWanted = true): ManifestVersion | undefined {
  const stored = useSyncExternalStore(subscribe, readPreferred, () => null);
  const manifest = fileOf(useSiteFile('manifest', isWanted && stored !== null));
  const preferred = resolvePreferredVersion(stored, manifest);
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
