import type { HitGroup, MergedHit, MergedSymbol, SearchHit, SymbolHit } from '../types.ts';
import { BETTER_FIT } from '../weights.ts';

/** Group hits by page, at the place of its best one: the page, with sections whose heading matches. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.pathname) ?? { page: pageOf(hit), sections: [] };
    groups.set(hit.pathname, group);
    if (hit.hash === '') group.page = hit;
    else if (hit.type === 'heading') group.sections.push(hit);
  }
  return [...groups.values()];
}

/** Lead a hit to the top of its page. */
const pageOf = (hit: SearchHit): SearchHit => ({ ...hit, hash: '', heading: '' });

interface VersionHits {
  name: string;
  hits: readonly SearchHit[];
}

/**
 * Bring the answers of several versions together: one row for each page, however often it was found or moved, best
 * place first. Each version adds one hit to a row: its own best of that page. `findPage` gives equal values for addresses of one
 * page; undefined where the page is unknown.
 */
export function mergeVersions(
  answers: readonly VersionHits[],
  findPage: (versionName: string, pathname: string) => unknown,
): MergedHit[] {
  const rows = new Map<unknown, MergedHit>();
  for (const { name, hits } of answers) {
    for (const hit of hits) {
      const page = findPage(name, hit.pathname) ?? `${name} ${hit.pathname}`;
      const row = rows.get(page);
      if (!row) rows.set(page, { hit, versions: [{ name, hit }] });
      else if (!row.versions.some((version) => version.name === name)) row.versions.push({ name, hit });
    }
  }
  // Scores of different indexes hardly differ for equal texts, so they can be compared.
  return [...rows.values()].map(withBest).sort((a, b) => b.hit.score - a.hit.score);
}

/** Bring the symbols of several versions together by package and name: those that fit best, the first version's first. */
export function mergeSymbols(answers: readonly { name: string; symbols: readonly SymbolHit[] }[]): MergedSymbol[] {
  const rows = new Map<string, MergedSymbol>();
  const best = Math.min(...answers.flatMap(({ symbols }) => symbols.map(({ rank }) => rank)));
  for (const { name, symbols } of answers)
    for (const hit of symbols.filter(({ rank }) => rank === best)) {
      const id = `${hit.packageName}:${hit.name}`;
      const row = rows.get(id) ?? { symbol: hit, versions: [] };
      rows.set(id, { ...row, versions: [...row.versions, { name, hit }] });
    }
  return [...rows.values()];
}

// The first version given leads a row, unless another fits much better: the caller decides the order.
const withBest = (row: MergedHit): MergedHit => ({
  ...row,
  hit: row.versions.reduce((best, { hit }) => (hit.score > best.score * BETTER_FIT ? hit : best), row.hit),
});
