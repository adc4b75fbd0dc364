import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest } from '../../common/manifest.ts';
import {
  historyPath,
  PAGE_HISTORY_SCHEMA,
  PAGE_MAP_FILE,
  PAGE_MAP_SCHEMA,
  type PageHistoryFile,
  type PageMap,
} from '../../common/pageMap.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { createStore } from '../ui/createStore.ts';
import { IDLE, type Loadable } from '../ui/loadable.ts';

export interface SiteFile<T> {
  /** Path below the site's base. */
  fileName: string;
  schema: number;
  /** Never set: it carries the type. */
  content?: T;
}

export const MANIFEST: SiteFile<Manifest> = { fileName: MANIFEST_FILE, schema: MANIFEST_SCHEMA };
export const PAGE_MAP: SiteFile<PageMap> = { fileName: PAGE_MAP_FILE, schema: PAGE_MAP_SCHEMA };

/** Name the file with the history of the page at a route. */
export const historyFile = (route: string): SiteFile<PageHistoryFile> => ({
  fileName: historyPath('', `${route}index.json`),
  schema: PAGE_HISTORY_SCHEMA,
});

/** By address, with the schema number that the file must have. */
const requests = new Map<string, { schema: number; content: Promise<unknown> }>();
const states = new Map<string, Loadable<unknown>>();
const refreshing = new Map<string, Promise<void>>();

/** Counts changes of the state of files. */
export const siteFileChanges = createStore(0);

/** Read the loading state of a file. */
export function readSiteFile<T>(siteBase: string, { fileName }: SiteFile<T>): Loadable<T> {
  // The map is keyed by file, and the schema was checked.
  return (states.get(siteBase + fileName) ?? IDLE) as Loadable<T>;
}

/**
 * Load a file of the whole site once per page load, failures included. Rejects, after one `console.error`, if it is missing or has
 * another schema.
 */
export function loadSiteFile<T>(siteBase: string, { fileName, schema }: SiteFile<T>): Promise<T> {
  const href = siteBase + fileName;
  let request = requests.get(href);
  if (!request) {
    writeState(href, { status: 'loading' });
    request = { schema, content: fetchSiteFile(href, schema) };
    request.content.then(
      (file) => writeState(href, { status: 'done', value: file }),
      (cause) => {
        console.error(`Cannot load ${href}. Links to other versions stay limited.`, cause);
        writeState(href, { status: 'failed' });
      },
    );
    requests.set(href, request);
  }
  return request.content as Promise<T>;
}

function writeState(href: string, state: Loadable<unknown>): void {
  states.set(href, state);
  siteFileChanges.write(siteFileChanges.read() + 1);
}

/** Load a file again if it failed before. */
export function reloadSiteFile<T>(siteBase: string, file: SiteFile<T>): Promise<T> {
  return loadSiteFile(siteBase, file).catch(() => {
    requests.delete(siteBase + file.fileName);
    return loadSiteFile(siteBase, file);
  });
}

/** Fetch loaded files again after a possible deployment. Keeps files that cannot be fetched. Never rejects. */
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
  if (file === undefined || JSON.stringify(before.value) === JSON.stringify(file)) return;
  requests.set(href, { schema, content: Promise.resolve(file) });
  writeState(href, { status: 'done', value: file });
}

/** Browsers may use a cached copy for some minutes. */
const REVALIDATE: RequestInit = { cache: 'no-cache' };

async function fetchSiteFile(href: string, schema: number, init?: RequestInit): Promise<unknown> {
  const response = await fetchFile(href, init);
  return checkSchema(await response.json(), schema);
}

/** Return a file with the expected schema number. Throws an Error otherwise. */
export function checkSchema(file: unknown, schema: number): unknown {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== schema) throw new Error(`Expected schema ${schema}, found ${String(found)}.`);
  return file;
}
