import { OFFLINE_DIGITS, type OfflineFiles, storedAddress } from '../../common/offline.ts';
import { BASE, openFiles } from './scope.ts';
import { listAddresses } from './storedVersions.ts';

/** As many as browsers open to a host that speaks HTTP/1. */
const REQUESTS_AT_ONCE = 6;

/** Thrown where the host has other bytes than the list: it was deployed since, or is being deployed. */
export class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

/** Load the files that are not stored yet. `onProgress` is called before the first file and after each. */
export async function storeFiles(
  files: OfflineFiles,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const cache = await openFiles();
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const addresses = listAddresses(files);
  const missing = Object.entries(files).filter((_, index) => !stored.has(addresses[index] ?? ''));
  const total = addresses.length;
  let done = total - missing.length;
  onProgress(done, total);
  const work = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await cache.put(storedAddress(BASE, ...file), await loadFile(...file, signal));
      signal.throwIfAborted();
      onProgress(++done, total);
    }
  };
  const workToEnd = () =>
    work().catch((cause) => {
      missing.length = 0;
      throw cause;
    });
  const results = await Promise.allSettled(Array.from({ length: REQUESTS_AT_ONCE }, workToEnd));
  // All have ended by now: none goes on beside the next attempt.
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Load a file as the list describes it. Headers of the host, such as a redirect's, are left behind. */
async function loadFile(name: string, digest: string, signal: AbortSignal): Promise<Response> {
  const address = BASE + encodeURI(name).replace(/(^|\/)index\.html$/, '$1');
  // Hashed files may come from the browser's own cache.
  const response = await fetch(address, { signal, cache: name.startsWith('static/') ? 'default' : 'no-cache' });
  if (response.status >= 500) throw new TypeError(`${address}: the server answered ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await digestOf(bytes)) !== digest) throw new ChangedError(address);
  return new Response(bytes, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digits = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return digits.join('').slice(0, OFFLINE_DIGITS);
}
