import { MANIFEST_FILE, MANIFEST_SCHEMA, type Manifest } from '../../common/manifest.ts';
import { PAGE_MAP_FILE, PAGE_MAP_SCHEMA, type PageMap } from '../../common/pageMap.ts';

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

/**
 * Load a file that describes the whole site, once per page load, failures included.
 * Rejects, after one `console.error`, where the file cannot be had or has a schema that this theme does not know.
 */
export function loadSiteFile<Key extends keyof SiteFiles>(siteBase: string, key: Key): Promise<SiteFiles[Key]> {
  const href = siteBase + FILES[key].fileName;
  let file = loading.get(href);
  if (!file) {
    file = fetchSiteFile(href, FILES[key].schema);
    file.catch((cause) => console.error(`Cannot load ${href}. Links to other versions stay limited.`, cause));
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

async function fetchSiteFile(href: string, schema: number): Promise<unknown> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return checkSchema(await response.json(), schema);
}

/** Pass a parsed file on where it has the expected schema number. Throws an Error otherwise. */
export function checkSchema(file: unknown, schema: number): unknown {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== schema) throw new Error(`Expected schema ${schema}, found ${String(found)}.`);
  return file;
}
