import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest } from '../../common/manifest.ts';
import { historyPath, PAGE_HISTORY_SCHEMA, type PageHistoryFile } from '../../common/pageHistory.ts';
import { PAGE_MAP_FILE, PAGE_MAP_SCHEMA, type PageMap } from '../../common/pageMap.ts';
import { createStore } from '../ui/createStore.ts';

/** A file about more than one version, which the merge writes. `T` is what it holds. */
export interface SiteFile<T> {
  /** Path below the site's base. */
  fileName: string;
  schema: number;
  /** Never set: it is there for the type. */
  content?: T;
}

export const MANIFEST: SiteFile<Manifest> = { fileName: MANIFEST_FILE, schema: MANIFEST_SCHEMA };
export const PAGE_MAP: SiteFile<PageMap> = { fileName: PAGE_MAP_FILE, schema: PAGE_MAP_SCHEMA };

/** The file with the history of the page at a route. */
export const historyFile = (route: string): SiteFile<PageHistoryFile> => ({
  fileName: historyPath('', `${route}index.json`),
  schema: PAGE_HISTORY_SCHEMA,
});

/** How far the loading of a file is. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; file: T }
  | { status: 'failed' };

export const IDLE = { status: 'idle' } as const;

/** Requests by address, with the schema number that the file must have. */
const requests = new Map<string, { schema: number; content: Promise<unknown> }>();
const states = new Map<string, Loadable<unknown>>();
const refreshing = new Map<string, Promise<void>>();

/** Counts how often the state of a file changed. */
export const siteFileChanges = createStore(0);

/** Read how far the loading of such a file is. */
export function readSiteFile<T>(siteBase: string, { fileName }: SiteFile<T>): Loadable<T> {
  // The map is keyed by the file, and the schema number was checked.
  return (states.get(siteBase + fileName) ?? IDLE) as Loadable<T>;
}

/**
 * Load a file that describes the whole site, once per page load, failures included; `refreshSiteFiles` may replace it.
 * Rejects, after one `console.error`, if the file cannot be fetched or has a schema that this theme does not support.
 */
export function loadSiteFile<T>(siteBase: string, { fileName, schema }: SiteFile<T>): Promise<T> {
  const href = siteBase + fileName;
  let request = requests.get(href);
  if (!request) {
    writeState(href, { status: 'loading' });
    request = { schema, content: fetchSiteFile(href, schema) };
    request.content.then(
      (file) => writeState(href, { status: 'done', file }),
      (cause) => {
        console.error(`Cannot load ${href}. Links to other versions stay limited.`, cause);
        writeState(href, { status: 'failed' });
      },
    );
    requests.set(href, request);
  }
  // The map is keyed by the file, and the schema number was checked.
  return request.content as Promise<T>;
}

function writeState(href: string, state: Loadable<unknown>): void {
  states.set(href, state);
  siteFileChanges.write(siteFileChanges.read() + 1);
}

/** Load such a file again if it failed before: the reader asked for it. */
export function reloadSiteFile<T>(siteBase: string, file: SiteFile<T>): Promise<T> {
  return loadSiteFile(siteBase, file).catch(() => {
    requests.delete(siteBase + file.fileName);
    return loadSiteFile(siteBase, file);
  });
}

/**
 * Fetch the files that were loaded again: the site may have been deployed since. Components that use them get the new
 * ones. A file that cannot be fetched stays as it is. Never rejects.
 */
export async function refreshSiteFiles(siteBase: string): Promise<void> {
  const loaded = [...requests].filter(([href]) => href.startsWith(siteBase));
  await Promise.all(loaded.map(([href, { schema }]) => refresh(href, schema)));
}

function refresh(href: string, schema: number): Promise<void> {
  let refreshed = refreshing.get(href);
  if (!refreshed) {
    refreshed = replaceFile(href, schema).finally(() => refreshing.delete(href));
    refreshing.set(href, refreshed);
  }
  return refreshed;
}

async function replaceFile(href: string, schema: number): Promise<void> {
  const before = states.get(href);
  if (before?.status !== 'done') return;
  const file = await fetchSiteFile(href, schema, REVALIDATE).catch(() => undefined);
  if (file === undefined || JSON.stringify(before.file) === JSON.stringify(file)) return;
  requests.set(href, { schema, content: Promise.resolve(file) });
  writeState(href, { status: 'done', file });
}

/** Browsers may use a cached copy of such a file for some minutes. */
const REVALIDATE: RequestInit = { cache: 'no-cache' };

async function fetchSiteFile(href: string, schema: number, init?: RequestInit): Promise<unknown> {
  const response = await (init ? fetch(href, init) : fetch(href));
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return checkSchema(await response.json(), schema);
}

/** Return a parsed file if it has the expected schema number. Throws an Error otherwise. */
export function checkSchema(file: unknown, schema: number): unknown {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== schema) throw new Error(`Expected schema ${schema}, found ${String(found)}.`);
  return file;
}
