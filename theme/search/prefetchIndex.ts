import { indexHref } from '../../search/index.ts';
import { loadSiteFile, MANIFEST } from '../versions/siteFiles.ts';

/** Bring a version's index into the browser's cache while the worker that reads it starts. A failure shows when it reads. */
export async function prefetchIndex(siteBase: string, versionName: string): Promise<void> {
  try {
    const href = indexHref(await loadSiteFile(siteBase, MANIFEST), siteBase, { versionName });
    if (href) await fetch(href);
  } catch {}
}
