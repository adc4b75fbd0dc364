import { OFFLINE_WORKER, type OfflineRequest } from '../../common/offline.ts';

/** Let the worker store a version; the first one installs it. Rejects where the browser does not allow that. */
export async function startStoring(siteBase: string, segment: string): Promise<void> {
  if (!navigator.serviceWorker) throw new DOMException('There are no service workers.', 'SecurityError');
  const options: RegistrationOptions = { scope: siteBase, updateViaCache: 'none' };
  post(await navigator.serviceWorker.register(siteBase + OFFLINE_WORKER, options), { type: 'store', segment });
  // Firefox asks the reader. Without it, the browser may free the space when it needs some.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Ask the worker, if there is one. */
export async function askWorker(siteBase: string, request: OfflineRequest): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(siteBase).catch(() => undefined);
  if (registration?.scope === new URL(siteBase, location.href).href) post(registration, request);
}

function post({ active, waiting, installing }: ServiceWorkerRegistration, request: OfflineRequest): void {
  (active ?? waiting ?? installing)?.postMessage(request);
}
