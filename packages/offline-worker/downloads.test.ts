import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_DIGITS, OFFLINE_FILE, OFFLINE_SCHEMA, type OfflineReport } from '../../common/offline.ts';

// The host is a server whose files a test replaces. What Node.js lacks of a worker's scope is here: above all, the storage.

let origin: string;

class MemoryCache {
  readonly entries = new Map<string, Response>();
  /** Entries that fit in. */
  room = Number.POSITIVE_INFINITY;

  async put(address: string, response: Response): Promise<void> {
    if (this.entries.size >= this.room) throw new DOMException('No room.', 'QuotaExceededError');
    this.entries.set(new URL(address, origin).href, response);
  }
  match = async (address: string): Promise<Response | undefined> =>
    this.entries.get(new URL(address, origin).href)?.clone();
  matchAll = async (): Promise<Response[]> => [...this.entries.values()].map((response) => response.clone());
  keys = async (): Promise<{ url: string }[]> => [...this.entries.keys()].map((url) => ({ url }));
  delete = async (key: string | { url: string }): Promise<boolean> =>
    this.entries.delete(new URL(typeof key === 'string' ? key : key.url, origin).href);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, OFFLINE_DIGITS);

/** What the host answers, by path below its root. */
const host = { files: {} as Record<string, string>, requests: [] as string[], onRequest: (_name: string) => {} };
/** The file whose requests break off. */
let lost: string | undefined;
const server = createServer(({ url = '/', socket }, response) => {
  const name = url.slice(1).replace(/(^|\/)$/, '$1index.html');
  host.requests.push(name);
  host.onRequest(name);
  if (name === lost) return void socket.destroy();
  const text = host.files[name];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => void server.close());

const reports: OfflineReport[] = [];
const registration = { isRemoved: false };
const stores = new Map<string, MemoryCache>();

/** Make the host's files those of one version, with its list and the index. */
function deploy(segment: string, files: Record<string, string>): void {
  const list = JSON.stringify(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, digest(text)])));
  const version = { label: segment, segment, path: '/', list: `offline/${digest(list)}.json`, bytes: 1 };
  const index = JSON.stringify({ schema: OFFLINE_SCHEMA, versions: [version] });
  host.files = { ...files, [version.list]: list, [OFFLINE_FILE]: index };
}

const cacheOf = (kind: 'files' | 'versions'): MemoryCache => {
  const name = `docs-offline-${kind} /`;
  const store = stores.get(name) ?? new MemoryCache();
  stores.set(name, store);
  return store;
};

/** List the stored files, each with its digest. */
const listStored = (): string[] => [...cacheOf('files').entries.keys()].map((url) => url.slice(origin.length));

/** Address of a file's text in the cache. */
const stored = (name: string, text: string): string => `/${name}?${digest(text)}`;

/** Forget everything, and the host's files. */
function reset(): void {
  stores.clear();
  reports.length = 0;
  registration.isRemoved = false;
  Object.assign(host, { files: {}, requests: [], onRequest: () => {} });
  lost = undefined;
}

const unregister = async () => {
  registration.isRemoved = true;
  return true;
};
class Channel {
  postMessage = (report: OfflineReport): number => reports.push(report);
  close = (): void => {};
}

/** What a worker finds in its scope. */
const { fetch } = globalThis;
const createGlobals = (location: URL) => ({
  self: { location, registration: { unregister } },
  location,
  // Addresses in a worker are relative to it.
  fetch: (address: string, options?: RequestInit) => fetch(new URL(address, origin), options),
  BroadcastChannel: Channel,
  caches: {
    open: async (name: string) => cacheOf(name.includes('files') ? 'files' : 'versions'),
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  },
});

let downloads: typeof import('./downloads.ts');

const FIRST = { 'index.html': 'first', 'a/index.html': 'a', 'static/main.1.js': '1' };
const SECOND = { 'index.html': 'second', 'a/index.html': 'a', 'static/main.2.js': '2' };

const stateOf = (files: Record<string, string>) => Object.entries(files).map(([name, text]) => stored(name, text));
const ends = () => reports.filter(({ status }) => status !== 'storing').map(({ status }) => status);

beforeEach(async () => {
  reset();
  for (const [name, value] of Object.entries(createGlobals(new URL(`${origin}/offline.js`))))
    vi.stubGlobal(name, value);
  deploy('2.0', FIRST);
  // Each test has a worker of its own.
  vi.resetModules();
  downloads = await import('./downloads.ts');
});

afterEach(() => void vi.unstubAllGlobals());

test('a version is stored with each of its files', async () => {
  await downloads.storeVersion('2.0');
  expect(listStored().sort()).toEqual(stateOf(FIRST).sort());
  expect(reports[0]).toMatchObject({ status: 'storing', done: 0, total: 3 });
  expect(ends()).toEqual(['stored']);
});

test('an update loads only the files that changed, and is not reported before its end', async () => {
  await downloads.storeVersion('2.0');
  deploy('2.0', SECOND);
  reports.length = 0;
  host.requests = [];
  await downloads.updateVersions();
  expect(host.requests.filter((name) => !name.startsWith('offline')).sort()).toEqual([
    'index.html',
    'static/main.2.js',
  ]);
  expect(reports.map(({ status }) => status)).toEqual(['stored']);
  host.requests = [];
  await downloads.updateVersions();
  expect(host.requests).toEqual(['offline.json']);
});

test('after an update, the hashed files of the deployment before stay for open tabs, until the next one', async () => {
  await downloads.storeVersion('2.0');
  deploy('2.0', SECOND);
  await downloads.updateVersions();
  expect(listStored().sort()).toEqual([...stateOf(SECOND), stored('static/main.1.js', '1')].sort());
  const third = { ...SECOND, 'index.html': 'third' };
  deploy('2.0', third);
  await downloads.updateVersions();
  expect(listStored().sort()).toEqual(stateOf(third).sort());
});

test('a deployment in the middle of a download: what is stored is all of the new one', async () => {
  host.onRequest = (name) => {
    if (name === 'a/index.html') deploy('2.0', SECOND);
  };
  await downloads.storeVersion('2.0');
  expect(listStored().sort()).toEqual(stateOf(SECOND).sort());
  expect(ends()).toEqual(['stored']);
});

test('a lost connection is reported and leaves nothing, and the next attempt stores all', async () => {
  lost = 'static/main.1.js';
  await downloads.storeVersion('2.0');
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'connection' });
  expect(listStored()).toEqual([]);
  lost = undefined;
  await downloads.storeVersion('2.0');
  expect(listStored().sort()).toEqual(stateOf(FIRST).sort());
});

test('where there is no room, nothing stays, not even the worker', async () => {
  cacheOf('files').room = 1;
  await downloads.storeVersion('2.0');
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'full' });
  expect(listStored()).toEqual([]);
  expect(registration.isRemoved).toBe(true);
});

test('a version that was stored survives an update for which there is no room', async () => {
  await downloads.storeVersion('2.0');
  deploy('2.0', SECOND);
  cacheOf('files').room = 3;
  await downloads.updateVersions();
  expect(listStored().sort()).toEqual(stateOf(FIRST).sort());
});

test('a version that the site no longer has stays until it is removed, and the newest deployment answers for the site', async () => {
  await downloads.storeVersion('2.0');
  deploy('3.0', SECOND);
  await downloads.storeVersion('3.0');
  await downloads.updateVersions();
  const { markGone, readVersions } = await import('./storedVersions.ts');
  const isGoneBy = async () => (await readVersions()).map(({ segment, isGone = false }) => [segment, isGone]);
  expect(await isGoneBy()).toEqual([
    ['3.0', false],
    ['2.0', true],
  ]);
  deploy('2.0', FIRST);
  await downloads.updateVersions();
  expect((await isGoneBy()).sort()).toEqual([
    ['2.0', false],
    ['3.0', true],
  ]);
  await downloads.removeVersion('3.0');
  await markGone('3.0');
  expect(await isGoneBy()).toEqual([['2.0', false]]);
});

test('a version that the site lacks cannot be stored', async () => {
  await downloads.storeVersion('9.0');
  expect(reports.at(-1)).toMatchObject({ status: 'failed', reason: 'missing' });
});
