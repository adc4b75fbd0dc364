import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, PAGE_MAP_SCHEMA, type PageMap } from '../../common/pageMap.ts';
import { createStore } from '../ui/createStore.ts';

/** The files that describe the whole site, by the name the theme has for them. */
export interface SiteFiles {
  manifest: Manifest;
  pageMap: PageMap;
}

const FILES: { [Key in keyof SiteFiles]: { fileName: string; schema: number } } = {
  manifest: { fileName: MANIFEST_FILE, schema: MANIFEST_SCHEMA },
  pageMap: { fileName: PAGE_MAP_FILE, schema: PAGE_MAP_SCHEMA },
};

const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();
const refreshing = new Map<string, Promise<void>>();

/** Counts how often a file that was loaded became another one. */
export const siteFileChanges = createStore(0);

/**
 * Load a file that describes the whole site, once per page load, failures included; `refreshSiteFiles` may replace it.
 * Rejects, after one `console.error`, where the file cannot be had or has a schema that this theme does not know.
 */
export function loadSiteFile<Key extends keyof SiteFiles>(siteBase: string, key: Key): Promise<SiteFiles[Key]> {
  const href = siteBase + FILES[key].fileName;
  let file = loading.get(href);
  if (!file) {
    file = fetchSiteFile(href, FILES[key].schema);
    file.then(
      (value) => loaded.set(href, value),
      (cause) => console.error(`Cannot load ${href}. Links to other versions stay limited.`, cause),
    );
    loading.set(href, file);
  }
  // The map is keyed by the file, and the schema number was checked.
  return file as Promise<SiteFiles[Key]>;
}

/** Load such a file once more where it failed before: the reader asked for it. */
export function reloadSiteFile<Key extends keyof SiteFiles>(siteBase: string, key: Key): Promise<SiteFiles[Key]> {
  return loadSiteFile(siteBase, key).catch(() => {
    loading.delete(siteBase + FILES[key].fileName);
    return loadSiteFile(siteBase, key);
  });
}

/**
 * Fetch the files that were loaded once more: the site may have been deployed since. Whoever uses them gets the new ones.
 * What cannot be had stays as it is. Never rejects.
 */
export async function refreshSiteFiles(siteBase: string): Promise<void> {
  await Promise.all(Object.values(FILES).map(({ fileName, schema }) => refresh(siteBase + fileName, schema)));
}

function refresh(href: string, schema: number): Promise<void> {
  let turn = refreshing.get(href);
  if (!turn) {
    turn = replaceFile(href, schema).finally(() => refreshing.delete(href));
    refreshing.set(href, turn);
  }
  return turn;
}

async function replaceFile(href: string, schema: number): Promise<void> {
  const before = loaded.get(href);
  const after = before && (await fetchSiteFile(href, schema, REVALIDATE).catch(() => undefined));
  if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) return;
  loaded.set(href, after);
  loading.set(href, Promise.resolve(after));
  siteFileChanges.write(siteFileChanges.read() + 1);
}

/** Hosts let browsers use such a file for some minutes without asking. */
const REVALIDATE: RequestInit = { cache: 'no-cache' };

async function fetchSiteFile(href: string, schema: number, init?: RequestInit): Promise<unknown> {
  const response = await (init ? fetch(href, init) : fetch(href));
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return checkSchema(await response.json(), schema);
}

/** Pass a parsed file on where it has the expected schema number. Throws an Error otherwise. */
export function checkSchema(file: unknown, schema: number): unknown {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== schema) throw new Error(`Expected schema ${schema}, found ${String(found)}.`);
  return file;
}
