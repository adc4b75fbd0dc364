import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest } from '../../common/manifest.ts';
import {
  historyPath,
  PAGE_MAP_FILE,
  PAGE_MAP_SCHEMA,
  type PageHistoryFile,
  type PageMap,
} from '../../common/pageMap.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { createStore } from '../ui/createStore.ts';
import { IDLE, LOADING, type Loadable } from '../ui/loadable.ts';

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
  schema: PAGE_MAP_SCHEMA,
});

interface Entry {
  /** That the file must have. */
  schema: number;
  content: Promise<unknown>;
  state: Loadable<unknown>;
  /** When it was last refreshed, as `performance.now` counts. */
  refreshed: number;
}

/** By address. */
const entries = new Map<string, Entry>();

/** Counts changes of the state of files. */
export const siteFileChanges = createStore(0);

/** Read the loading state of a file. */
export function readSiteFile<T>(siteBase: string, { fileName }: SiteFile<T>): Loadable<T> {
  // The map is keyed by file, and the schema was checked.
  return (entries.get(siteBase + fileName)?.state ?? IDLE) as Loadable<T>;
}

/**
 * Load a file of the whole site once per page load, failures included. Rejects, after one `console.error`, if it is missing or has
 * another schema.
 */
export function loadSiteFile<T>(siteBase: string, { fileName, schema }: SiteFile<T>): Promise<T> {
  const href = siteBase + fileName;
  const known = entries.get(href);
  if (known) return known.content as Promise<T>;
  const entry: Entry = {
    schema,
    content: fetchSiteFile(href, schema),
    state: IDLE,
    refreshed: Number.NEGATIVE_INFINITY,
  };
  entries.set(href, entry);
  writeState(entry, LOADING);
  entry.content.then(
    (value) => writeState(entry, { status: 'done', value }),
    (cause) => {
      console.error(`Cannot load ${href}. Links to other versions stay limited.`, cause);
      writeState(entry, { status: 'failed' });
    },
  );
  return entry.content as Promise<T>;
}

function writeState(entry: Entry, state: Loadable<unknown>): void {
  entry.state = state;
  siteFileChanges.write(siteFileChanges.read() + 1);
}

/** Load a file again if it failed before. */
export function reloadSiteFile<T>(siteBase: string, file: SiteFile<T>): Promise<T> {
  return loadSiteFile(siteBase, file).catch(() => {
    entries.delete(siteBase + file.fileName);
    return loadSiteFile(siteBase, file);
  });
}

/** In milliseconds: a menu is opened more often than a site is deployed. */
const MANIFEST_AGE = 60_000;

/** Fetch the manifest again, if it is loaded and was not just refreshed: the site may have been deployed since. Never rejects. */
export async function refreshManifest(siteBase: string, age = MANIFEST_AGE): Promise<void> {
  const href = siteBase + MANIFEST.fileName;
  const entry = entries.get(href);
  if (entry?.state.status !== 'done' || performance.now() < entry.refreshed + age) return;
  entry.refreshed = performance.now();
  const { value } = entry.state;
  // Browsers may use a cached copy for some minutes.
  const newer = await fetchSiteFile(href, entry.schema, { cache: 'no-cache' }).catch(() => undefined);
  if (newer === undefined || JSON.stringify(value) === JSON.stringify(newer)) return;
  entry.content = Promise.resolve(newer);
  writeState(entry, { status: 'done', value: newer });
}

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
