import { expect, onTestFinished, test, vi } from 'vitest';
import { SEARCH_SCHEMA, textFileName } from '../format/indexFile.ts';
import { packNames, signatureFileName } from '../symbols/nameFile.ts';
import { makeIndex, makePage, textsOf } from '../testing/make.ts';
import type { SearchAnswer, SearchClient, SearchFailure } from '../types.ts';
import { createSearchClient } from './createSearchClient.ts';
import { FetchError, fetchJson, type ReadJson, serveSearch } from './serveSearch.ts';

const PAGES = [
  makePage('/usb/', { title: 'USB connection', texts: { '': 'Opens a device over USB.' } }),
  makePage('/tcp/', { title: 'TCP connection', texts: { '': 'Opens a device over the network.' } }),
];
const ORIGIN = 'https://docs.example';
const HREF = '/static/search/2.0.0-all.0.json';
const NAMES = '/static/search/2.0.0-names.0.json';
const QUERY = { query: 'usb', limit: 8, names: NAMES };

const NAME_FILE = packNames({
  packages: [
    { name: '@harbor/usb', route: '/tcp/', exports: [{ name: 'UsbDevice', kind: 'class', members: ['open'] }] },
  ],
  places: new Map([['UsbDevice.open', '/usb/']]),
  pages: PAGES,
});

NAME_FILE.signatures = 'abc';
const SIGNATURES = `/static/search/${signatureFileName('abc', 0)}`;

const serveFiles: ReadJson = async (href) => {
  const { pathname } = new URL(href);
  const texts = textsOf(PAGES)(pathname.replace('/static/search/', ''));
  if (texts) return { schema: SEARCH_SCHEMA, texts };
  if (pathname === HREF) return makeIndex(PAGES);
  if (pathname === NAMES) return NAME_FILE;
  if (pathname === SIGNATURES) return { schema: SEARCH_SCHEMA, texts: ['class UsbDevice', 'open(): void'] };
  throw new Error(`There is no ${pathname}.`);
};

/** A client and the worker's side of the line, on a real channel; `requested` lists what was fetched. */
function openSearch(readJson: ReadJson = serveFiles): {
  client: SearchClient;
  requested: string[];
  breakChannel: (failure: SearchFailure) => void;
} {
  const requested: string[] = [];
  let breakChannel: (failure: SearchFailure) => void = () => undefined;
  const client = createSearchClient({
    pageHref: `${ORIGIN}/api/`,
    connect: (onBroken) => {
      breakChannel = onBroken;
      const { port1, port2 } = new MessageChannel();
      serveSearch(port1, (href) => {
        requested.push(href);
        return readJson(href);
      });
      for (const port of [port1, port2]) port.start();
      onTestFinished(() => port1.close());
      return port2;
    },
  });
  return { client, requested, breakChannel: (failure) => breakChannel(failure) };
}

test('a search fetches its index once, and the texts of its hits alone', async () => {
  const { client, requested } = openSearch();

  await Promise.all([client.load(HREF), client.load(HREF)]);
  const outcome = await client.search(HREF, QUERY);

  expect(outcome).toMatchObject({ status: 'hits', total: 1, hits: [{ pathname: '/usb/' }] });
  expect(requested).toEqual([ORIGIN + HREF, `${ORIGIN}/static/search/${textFileName('_usb_')}`]);
});

test('the newest search wins, while the index loads and afterwards', async () => {
  const { client } = openSearch();

  for (const _round of [1, 2]) {
    const outcomes = await Promise.all(['t', 'tc', 'tcp'].map((query) => client.search(HREF, { ...QUERY, query })));
    expect(outcomes.map(({ status }) => status)).toEqual(['superseded', 'superseded', 'hits']);
  }
});

test('searches of two indexes do not supersede each other', async () => {
  const other = `${HREF}?other`;
  const { client } = openSearch();

  const outcomes = await Promise.all([client.search(HREF, QUERY), client.search(other, QUERY)]);

  expect(outcomes.map(({ status }) => status)).toEqual(['hits', 'hits']);
});

test('a load that failed says why and can be retried', async () => {
  let isOnline = false;
  const { client } = openSearch(async (href) => {
    if (!isOnline) throw new FetchError({ kind: 'offline' });
    return serveFiles(href);
  });

  expect(await client.search(HREF, QUERY)).toEqual({ status: 'failed', failure: { kind: 'offline' } });

  isOnline = true;
  expect(await client.load(HREF)).toEqual({ status: 'done' });
});

test('an index that the server does not send fails after 15 seconds, and is asked for anew', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const fetchSilently = vi.fn(
    (_href: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetchSilently);
  const { client } = openSearch(fetchJson);

  for (const requests of [1, 2]) {
    const outcome = client.load(HREF);
    await vi.waitUntil(() => fetchSilently.mock.calls.length === requests);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  }
});

test('an index of another schema is refused', async () => {
  const { client } = openSearch(async () => ({ ...makeIndex(PAGES), schema: SEARCH_SCHEMA + 1 }));

  expect(await client.load(HREF)).toMatchObject({
    status: 'failed',
    failure: { kind: 'unreadable', detail: expect.stringContaining(`schema ${SEARCH_SCHEMA + 1}`) },
  });
});

test.each(['https://evil.example/i.json', '//evil.example/i.json', 'http://docs.example/i.json'])(
  'an index or names of another origin are never fetched: %s',
  async (href) => {
    const { client, requested } = openSearch();

    expect(await client.load(href)).toMatchObject({
      status: 'failed',
      failure: { kind: 'unreadable', detail: expect.stringContaining('another site') },
    });
    await client.search(HREF, { query: 'UsbDevice', limit: 8, names: href });
    expect(requested.filter((address) => !address.startsWith(ORIGIN))).toEqual([]);
  },
);

test('hits whose excerpts have to be fetched come first without them', async () => {
  const { client } = openSearch();
  const early: SearchAnswer[] = [];
  const search = () => client.search(HREF, QUERY, (answer) => early.push(answer));

  const outcome = await search();
  expect(early).toMatchObject([{ isEarly: true, total: 1, hits: [{ pathname: '/usb/', excerpt: null }] }]);
  expect(outcome).toMatchObject({
    status: 'hits',
    hits: [{ pathname: '/usb/', excerpt: { text: 'Opens a device over USB.' } }],
  });

  await search();
  expect(early).toHaveLength(1);
});

test('only as many hits as asked for get an excerpt, with the others of their pages', async () => {
  const { client, requested } = openSearch();

  const outcome = await client.search(HREF, { query: 'device', limit: 8, excerpts: 1 });

  expect(outcome).toMatchObject({ status: 'hits', total: 2 });
  const excerpts = outcome.status === 'hits' ? outcome.hits.map(({ excerpt }) => excerpt !== null) : [];
  expect(excerpts).toEqual([true, false]);
  expect(requested.filter((href) => href.includes('/text/'))).toHaveLength(1);
});

test('a worker that stops fails what waits for it, and the next search starts another', async () => {
  const { client, breakChannel } = openSearch();
  await client.load(HREF);
  const outcome = client.search(HREF, QUERY);

  breakChannel({ kind: 'stopped' });

  expect(await outcome).toEqual({ status: 'failed', failure: { kind: 'stopped' } });
  expect(await client.search(HREF, QUERY)).toMatchObject({ status: 'hits' });
});

test('symbols are found by name, and their file is fetched once', async () => {
  const { client, requested } = openSearch();
  const search = (query: string) => client.search(HREF, { ...QUERY, query });

  expect(await search('UsbDevice.open')).toMatchObject({
    symbols: [{ pathname: '/usb/', explainedIn: 'USB connection' }],
  });
  expect(await search('UsbDevice')).toMatchObject({ symbols: [{ pathname: '/tcp/', hash: '#UsbDevice' }] });
  expect(requested.filter((href) => href.endsWith(NAMES))).toHaveLength(1);
});

test('symbols come without their signatures first, which are fetched for listed ones alone', async () => {
  const { client, requested } = openSearch();
  const early: SearchAnswer[] = [];
  const search = (query: string, symbols: number) =>
    client.search(HREF, { ...QUERY, query, symbols }, (answer) => early.push(answer));

  await search('UsbDevice.open', 0);
  expect(requested).not.toContain(ORIGIN + SIGNATURES);

  expect(await search('UsbDevice.open', 1)).toMatchObject({ symbols: [{ signature: 'open(): void' }] });
  expect(await search('UsbDevice', 1)).toMatchObject({ symbols: [{ signature: 'class UsbDevice' }] });
  expect(early.at(-1)?.symbols).toMatchObject([{ name: 'UsbDevice.open', signature: undefined }]);
  expect(requested.filter((href) => href === ORIGIN + SIGNATURES)).toHaveLength(1);
});

test('symbols that cannot be had cost nothing else, and are tried again', async () => {
  let isBroken = true;
  const { client } = openSearch(async (href) => {
    if (isBroken && href.endsWith(NAMES)) throw new FetchError({ kind: 'offline' });
    return serveFiles(href);
  });
  const search = () => client.search(HREF, { ...QUERY, query: 'UsbDevice' });

  expect(await search()).toMatchObject({ status: 'hits', symbols: [] });
  isBroken = false;
  expect(await search()).toMatchObject({ status: 'hits', symbols: [{ name: 'UsbDevice' }] });
});

test('a search of one area leads to pages of that area', async () => {
  const { client } = openSearch();

  expect(await client.search(HREF, { ...QUERY, query: 'UsbDevice', area: 'elsewhere' })).toMatchObject({ symbols: [] });
});
