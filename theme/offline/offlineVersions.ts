// Reads what the merge offers, and what the worker has stored.
import {
  fileCache,
  listStoredAddresses,
  OFFLINE_FILE,
  OFFLINE_SCHEMA,
  type OfflineIndex,
  type OfflineVersion,
  type StoredVersion,
  versionCache,
} from '../../common/offline.ts';

/** List the versions that can be stored; without a connection, those that are. */
export async function listOfflineVersions(siteBase: string): Promise<OfflineVersion[]> {
  const [offered, stored] = await Promise.all([loadOffered(siteBase), readStoredVersions(siteBase)]);
  const isOffered = ({ segment }: OfflineVersion) => offered.some((one) => one.segment === segment);
  return [...offered, ...stored.filter((version) => !isOffered(version))];
}

/** None before a merge, and without a connection. */
async function loadOffered(siteBase: string): Promise<OfflineVersion[]> {
  const response = await fetch(siteBase + OFFLINE_FILE).catch(() => undefined);
  if (!response?.ok) return [];
  // The merge wrote it.
  const index: OfflineIndex = await response.json();
  return index.schema === OFFLINE_SCHEMA ? index.versions : [];
}

/** Read the stored versions; none where storage is disabled. */
export async function readStoredVersions(siteBase: string): Promise<StoredVersion[]> {
  try {
    const name = versionCache(siteBase);
    if (!(await caches.has(name))) return [];
    const responses = await (await caches.open(name)).matchAll();
    // The worker wrote them.
    const versions: StoredVersion[] = await Promise.all(responses.map((response) => response.json()));
    return versions.filter(({ isBefore }) => !isBefore);
  } catch {
    return []; // The page is not secure, or the reader blocks storage.
  }
}

/** Tell whether the browser still has each file of a version. */
export async function isComplete(siteBase: string, { files }: StoredVersion): Promise<boolean> {
  const cache = await caches.open(fileCache(siteBase));
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return listStoredAddresses(siteBase, location.origin, files).every((address) => stored.has(address));
}
