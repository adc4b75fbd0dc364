import { listStoredAddresses, type OfflineFiles, type StoredVersion, versionCache } from '../../common/offline.ts';
import { BASE, openFiles, openVersions } from './scope.ts';

let known: Promise<StoredVersion[]> | undefined;

/** Read what is stored: first the versions, the newest deployment first, then what is left of the deployments before. */
export function readVersions(): Promise<StoredVersion[]> {
  known ??= load();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function load(): Promise<StoredVersion[]> {
  // Opening would make one.
  if (!(await caches.has(versionCache(BASE)))) return [];
  const cache = await openVersions();
  // This worker wrote them.
  const versions: StoredVersion[] = await Promise.all((await cache.matchAll()).map((response) => response.json()));
  return versions.sort(
    (a, b) => Number(a.isBefore ?? false) - Number(b.isBefore ?? false) || (b.storedAt ?? 0) - (a.storedAt ?? 0),
  );
}

/** List the versions that a reader has stored. */
export const readCurrent = async (): Promise<StoredVersion[]> =>
  (await readVersions()).filter(({ isBefore }) => !isBefore);

const keyOf = ({ segment, isBefore }: Pick<StoredVersion, 'segment' | 'isBefore'>): string =>
  `${BASE}${segment}${isBefore ? '?before' : ''}`;

/** Make a version, all of whose files are stored, the one that readers get: from one write to the next, in no mixture. */
export async function switchVersion(version: StoredVersion): Promise<void> {
  const cache = await openVersions();
  const before = (await readCurrent()).find(({ segment }) => segment === version.segment);
  if (before && before.list !== version.list) {
    const files = Object.entries(before.files).filter(([name]) => name.startsWith('static/'));
    await put(cache, { ...before, files: Object.fromEntries(files), isBefore: true });
  }
  await put(cache, { ...version, storedAt: Date.now() });
  known = undefined;
}

/** Note that the site no longer has a version, unless its reader has removed it meanwhile. */
export async function markGone(segment: string): Promise<void> {
  const version = (await readCurrent()).find((one) => one.segment === segment);
  if (!version) return;
  await put(await openVersions(), { ...version, isGone: true });
  known = undefined;
}

const put = (cache: Cache, version: StoredVersion): Promise<void> =>
  cache.put(keyOf(version), new Response(JSON.stringify(version)));

/** Forget a version. Its files stay until `tidy`. */
export async function forgetVersion(segment: string): Promise<void> {
  const cache = await openVersions();
  await Promise.all([{ segment }, { segment, isBefore: true as const }].map((version) => cache.delete(keyOf(version))));
  known = undefined;
}

/** Delete files that belong to no version, stored or being stored. */
export async function tidy(storing: readonly OfflineFiles[]): Promise<void> {
  const cache = await openFiles();
  const lists = [...(await readVersions()).map(({ files }) => files), ...storing];
  const wanted = new Set(lists.flatMap(listAddresses));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** List the addresses of files in the cache. */
export const listAddresses = (files: OfflineFiles): string[] => listStoredAddresses(BASE, location.origin, files);
