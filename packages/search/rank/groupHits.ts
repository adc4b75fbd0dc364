import type { HitGroup, SearchHit } from '../types.ts';

/** Group the hits of a page at its best one, the page's own hit first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group: HitGroup = groups.get(hit.pathname) ?? { page: null, sections: [] };
    groups.set(hit.pathname, group);
    if (hit.hash === '') group.page = hit;
    else group.sections.push(hit);
  }
  return [...groups.values()];
}
