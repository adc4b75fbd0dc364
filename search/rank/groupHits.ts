import type { HitGroup, SearchHit } from '../types.ts';

/** Put the hits of a page together, a page where its best hit stands: the page's own hit, then its sections. */
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
