// Stands in for a browser: storage in memory, and a host whose files a test replaces.
import { createHash } from 'node:crypto';
import { OFFLINE_DIGITS, OFFLINE_FILE, OFFLINE_SCHEMA, type OfflineReport } from '../../../common/offline.ts';

const ORIGIN = 'https://example.org';

class MemoryCache {
  readonly entries = new Map<string, Response>();
  /** Entries that fit in. */
  room = Number.POSITIVE_INFINITY;

  async put(address: string, response: Response): Promise<void> {
    if (this.entries.size >= this.room) throw new DOMException('No room.', 'QuotaExceededError');
    this.entries.set(new URL(address, ORIGIN).href, response);
  }
  match = async (address: string): Promise<Response | undefined> =>
    this.entries.get(new URL(address, ORIGIN).href)?.clone();
  matchAll = async (): Promise<Response[]> => [...this.entries.values()].map((response) => response.clone());
  keys = async (): Promise<{ url: string }[]> => [...this.entries.keys()].map((url) => ({ url }));
  delete = async (key: string | { url: string }): Promise<boolean> =>
    this.entries.delete(new URL(typeof key === 'string' ? key : key.url, ORIGIN).href);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, OFFLINE_DIGITS);

/** What the host answers, by path below its root. */
export const host = { files: {} as Record<string, string>, requests: [] as string[], onRequest: (_name: string) => {} };
export const reports: OfflineReport[] = [];
export const registration = { isRemoved: false };
const stores = new Map<string, MemoryCache>();

/** Make the host's files those of one version, with its list and the index. */
export function deploy(segment: string, files: Record<string, string>): void {
  const list = JSON.stringify(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, digest(text)])));
  const version = { label: segment, segment, path: '/', list: `offline/${digest(list)}.json`, bytes: 1 };
  const index = JSON.stringify({ schema: OFFLINE_SCHEMA, versions: [version] });
  host.files = { ...files, [version.list]: list, [OFFLINE_FILE]: index };
}

export const cacheOf = (kind: 'files' | 'versions'): MemoryCache => {
  const name = `docs-offline-${kind} /`;
  const store = stores.get(name) ?? new MemoryCache();
  stores.set(name, store);
  return store;
};

/** List the stored files, each with its digest. */
export const listStored = (): string[] => [...cacheOf('files').entries.keys()].map((url) => url.slice(ORIGIN.length));

/** Address of a file's text in the cache. */
export const stored = (name: string, text: string): string => `/${name}?${digest(text)}`;

/** Forget everything, and the host's files. */
export function reset(): void {
  stores.clear();
  reports.length = 0;
  registration.isRemoved = false;
  Object.assign(host, { files: {}, requests: [], onRequest: () => {} });
}

async function answer(address: string, { signal }: RequestInit = {}): Promise<Response> {
  signal?.throwIfAborted();
  const name = new URL(address, ORIGIN).pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
  host.requests.push(name);
  host.onRequest(name);
  signal?.throwIfAborted();
  const text = host.files[name];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

const location = new URL(`${ORIGIN}/offline.js`);
const unregister = async () => {
  registration.isRemoved = true;
  return true;
};
class Channel {
  postMessage = (report: OfflineReport): number => reports.push(report);
  close = (): void => {};
}

/** What a worker finds in its scope. */
export const globals = {
  self: { location, registration: { unregister } },
  location,
  fetch: answer,
  BroadcastChannel: Channel,
  caches: {
    open: async (name: string) => cacheOf(name.includes('files') ? 'files' : 'versions'),
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  },
};
