import { fileCache, type OfflineReport, offlineChannel, versionCache } from '../../common/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** The worker's own scope, with its type. */
export const worker = self;

/** Path of the site: the worker lies at its root. */
export const BASE = new URL('./', self.location.href).pathname;

export const openVersions = (): Promise<Cache> => caches.open(versionCache(BASE));
export const openFiles = (): Promise<Cache> => caches.open(fileCache(BASE));

/** Delete all that the site stored, and the worker. */
export async function removeWorker(): Promise<void> {
  await Promise.all([caches.delete(versionCache(BASE)), caches.delete(fileCache(BASE))]);
  await self.registration.unregister();
}

/** Tell all pages. */
export function report(message: OfflineReport): void {
  const channel = new BroadcastChannel(offlineChannel(BASE));
  channel.postMessage(message);
  channel.close();
}
