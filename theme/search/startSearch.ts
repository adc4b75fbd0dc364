// On every page: what the first search needs, loaded before its code.
import type { Manifest } from '../../common/manifest.ts';
import { ALL_PAGES, type SearchArea } from '../../common/search.ts';
import { SEARCH_SCHEMA } from '../../packages/search/index.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { loadSiteFile, MANIFEST } from '../versions/siteFiles.ts';

let ready: Worker | undefined;
let isTaken = false;

/** Start the worker of the search before its client. Does nothing where it has started, or cannot. */
export function startWorker(): void {
  if (isTaken) return;
  ready ??= create();
  // A start that fails before anyone listens is tried again on demand.
  ready?.addEventListener('error', (event) => {
    if (isTaken) return;
    event.preventDefault();
    ready = undefined;
  });
}

/** Hand over the worker; each call gets another. Undefined where it is forbidden. */
export function takeWorker(): Worker | undefined {
  const worker = ready ?? create();
  ready = undefined;
  isTaken = true;
  return worker;
}

function create(): Worker | undefined {
  try {
    return new Worker(/* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/** Cache a version's index while the worker starts. A failure shows when the worker reads it. */
export async function prefetchIndex(siteBase: string, versionName: string): Promise<void> {
  try {
    const href = indexHref(await loadSiteFile(siteBase, MANIFEST), siteBase, { versionName });
    if (href) await fetchFile(href);
  } catch {}
}

/** Find the search index of an area, or that of all pages. Undefined for an unknown version, or another form of index. */
export function indexHref(
  manifest: Manifest,
  siteBase: string,
  { versionName, area = ALL_PAGES }: { versionName: string; area?: SearchArea | undefined },
): string | undefined {
  const search = manifest.versions.find(({ name }) => name === versionName)?.search;
  if (search?.schema !== SEARCH_SCHEMA) return undefined;
  const fileName = search.files[Object.hasOwn(search.files, area) ? area : ALL_PAGES];
  return fileName && siteBase + fileName;
}
