import { findPage, type PageMap } from '../../common/pageMap.ts';
import type { MergedHit, SearchHit } from '../types.ts';

/** What one version answered. */
export interface VersionHits {
  name: string;
  hits: readonly SearchHit[];
}

/**
 * Bring the answers of several versions together: one row for each page, however often it was found or moved, best
 * place first. Each version adds one hit to a row: its own best of that page.
 */
export function mergeVersions(answers: readonly VersionHits[], pageMap: PageMap | undefined): MergedHit[] {
  const rows = new Map<unknown, MergedHit>();
  for (const { name, hits } of answers) {
    for (const hit of hits) {
      const page = (pageMap && findPage(pageMap, name, hit.pathname)) ?? `${name} ${hit.pathname}`;
      const row = rows.get(page);
      if (!row) rows.set(page, { hit, versions: [{ name, hit }] });
      else if (!row.versions.some((version) => version.name === name)) row.versions.push({ name, hit });
    }
  }
  // Scores of different indexes hardly differ for equal texts, so they can be compared.
  return [...rows.values()].map(withBest).sort((a, b) => b.hit.score - a.hit.score);
}

// Of hits with scores alike, that of the first version given leads the row. A caller decides this order; the site gives that of
// the manifest, whose first version is `next`.
const withBest = (row: MergedHit): MergedHit => ({
  ...row,
  hit: row.versions.reduce((best, { hit }) => (hit.score > best.score * 1.25 ? hit : best), row.hit),
});
