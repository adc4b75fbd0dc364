import type { HitGroup, Merged, SearchHit, SymbolHit } from '../types.ts';
import { BETTER_FIT } from '../weights.ts';

/**
 * Group hits by page, at the place of its best one: the page, with sections whose heading matches. The page opens at its best
 * section, unless it is found itself: better, or by its title or a keyword.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.pathname) ?? { page: hit, sections: [] };
    groups.set(hit.pathname, group);
    if (hit.type === 'heading') group.sections.push(hit);
    else if (hit.hash === '' && hit.type !== 'content') group.page = hit;
  }
  return [...groups.values()];
}

/**
 * Bring the answers of several versions together: one row for each page, however often it was found or moved, best
 * place first. Each version adds one hit to a row: its own best of that page. `findPage` gives equal values for addresses of one
 * page; undefined where the page is unknown.
 */
export function mergeVersions(
  answers: readonly { name: string; hits: readonly SearchHit[] }[],
  findPage: (versionName: string, pathname: string) => unknown,
): Merged<SearchHit>[] {
  const rows = mergeHits(answers, (name, { pathname }) => findPage(name, pathname) ?? `${name} ${pathname}`);
  // Scores of different indexes hardly differ for equal texts, so they can be compared.
  return rows.map(withBest).sort((a, b) => b.hit.score - a.hit.score);
}

/** Bring the symbols of several versions together by package and name: those that fit best, the first version's first. */
export function mergeSymbols(answers: readonly { name: string; symbols: readonly SymbolHit[] }[]): Merged<SymbolHit>[] {
  const best = Math.min(...answers.flatMap(({ symbols }) => symbols.map(({ rank }) => rank)));
  return mergeHits(
    answers.map(({ name, symbols }) => ({ name, hits: symbols.filter(({ rank }) => rank === best) })),
    (_name, { packageName, name }) => `${packageName}:${name}`,
  );
}

function mergeHits<Hit>(
  answers: readonly { name: string; hits: readonly Hit[] }[],
  identify: (versionName: string, hit: Hit) => unknown,
): Merged<Hit>[] {
  const rows = new Map<unknown, Merged<Hit>>();
  for (const { name, hits } of answers)
    for (const hit of hits) {
      const id = identify(name, hit);
      const row = rows.get(id) ?? { hit, versions: [] };
      rows.set(id, row);
      if (!row.versions.some((version) => version.name === name)) row.versions.push({ name, hit });
    }
  return [...rows.values()];
}

// The first version given leads a row, unless another fits much better: the caller decides the order.
const withBest = (row: Merged<SearchHit>): Merged<SearchHit> => ({
  ...row,
  hit: row.versions.reduce((best, { hit }) => (hit.score > best.score * BETTER_FIT ? hit : best), row.hit),
});
