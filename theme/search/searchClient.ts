import type { Manifest } from '../../common/manifest.ts';
import { ALL_PAGES, type SearchArea } from '../../common/search.ts';
import {
  type ClientPort,
  createSearchClient,
  SEARCH_SCHEMA,
  type SearchAnswer,
  type SearchClient,
  type SearchFailure,
  type SearchOutcome,
  type SearchQuery,
} from '../../packages/search/index.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { loadPart } from '../ui/loadPart.ts';
import { MANIFEST, refreshManifest, reloadSiteFile } from '../versions/loadSiteFile.ts';

export interface IndexName {
  siteBase: string;
  versionName: string;
  area?: SearchArea;
}

/** With `noIndex`, the version has none that can be read; with `versions`, the list of versions cannot be had. */
export interface Failed {
  status: 'failed';
  failure: SearchFailure | { kind: 'noIndex' | 'versions' };
}

let client: SearchClient | undefined;

/** Start the only search of this page, if it is not started. */
export function startSearch(): SearchClient {
  client ??= createSearchClient({ pageHref: location.href, connect });
  client.start();
  return client;
}

/** Load a version's index ahead of the first search. A failure shows with the search. */
export async function warmUp(name: IndexName): Promise<void> {
  const { load } = startSearch();
  const files = await loadFiles(name).catch(() => undefined);
  if (!files) return;
  // Into the cache of the browser, while the worker starts.
  fetchFile(files.href).catch(() => undefined);
  await load(files.href);
}

/** Search one index, after a failure the one that the site has now. `onEarly` gets an answer without texts. Never rejects. */
export async function searchVersion(
  name: IndexName,
  query: SearchQuery,
  onEarly?: (answer: SearchAnswer) => void,
): Promise<SearchOutcome | Failed> {
  const search = ({ href, names }: IndexFiles) => startSearch().search(href, { ...query, names }, onEarly);
  try {
    const files = await loadFiles(name);
    if (!files) return { status: 'failed', failure: { kind: 'noIndex' } };
    let outcome = await search(files);
    const newFiles = outcome.status === 'failed' ? await loadNewFiles(name, files) : undefined;
    if (newFiles) outcome = await search(newFiles);
    // Offline, a version has the index of all pages alone.
    if (outcome.status === 'failed' && name.area && name.area !== ALL_PAGES)
      return searchVersion({ ...name, area: ALL_PAGES }, query, onEarly);
    return outcome;
  } catch (cause) {
    console.error('Cannot search.', cause);
    return { status: 'failed', failure: { kind: 'versions' } };
  }
}

interface IndexFiles {
  href: string;
  /** Undefined for a version without them. */
  names: string | undefined;
}

/** Resolve the files of an area's index, or of that of all pages. Undefined for an unknown version, or another form of index. */
export function resolveFiles(
  { versions }: Manifest,
  { siteBase, versionName, area = ALL_PAGES }: IndexName,
): IndexFiles | undefined {
  const search = versions.find(({ name }) => name === versionName)?.search;
  if (search?.schema !== SEARCH_SCHEMA) return undefined;
  const { files, names } = search;
  const fileName = files[Object.hasOwn(files, area) ? area : ALL_PAGES];
  return fileName === undefined ? undefined : { href: siteBase + fileName, names: names && siteBase + names };
}

const loadFiles = async (name: IndexName): Promise<IndexFiles | undefined> =>
  resolveFiles(await reloadSiteFile(name.siteBase, MANIFEST), name);

/** The site may have been deployed since, with an index at a new address. */
async function loadNewFiles(name: IndexName, failed: IndexFiles): Promise<IndexFiles | undefined> {
  // Another failure may have loaded the manifest meanwhile.
  if ((await loadFiles(name))?.href === failed.href) await refreshManifest(name.siteBase, 0);
  const files = await loadFiles(name);
  return files?.href === failed.href ? undefined : files;
}

type OnBroken = Parameters<Parameters<typeof createSearchClient>[0]['connect']>[0];

let canStart = true;

// An engine on the page takes over from a worker that a browser or a policy forbids, or that cannot start, which is reported late.
function connect(onBroken: OnBroken): ClientPort {
  const worker = canStart ? createWorker() : undefined;
  if (!worker) return connectOnPage(onBroken);
  let isAlive = false;
  worker.addEventListener('message', () => {
    isAlive = true;
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    canStart = isAlive;
    onBroken(isAlive ? { kind: 'stopped' } : undefined);
  });
  return worker;
}

function createWorker(): Worker | undefined {
  try {
    return new Worker(/* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

function connectOnPage(onBroken: OnBroken): ClientPort {
  const { port1, port2 } = new MessageChannel();
  loadPart(() => import(/* webpackChunkName: "engine" */ '../../packages/search/worker/serveSearch.ts')).then(
    ({ serveSearch }) => {
      serveSearch(port1);
      port1.start();
    },
    () => onBroken({ kind: 'offline' }),
  );
  port2.start();
  return port2;
}
