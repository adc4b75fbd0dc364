import type { MergedHit, SearchHit } from '../../search/index.ts';
import { groupHits } from '../../search/index.ts';

/** One page of the results, with its places or, where all versions were searched, its versions. */
export interface Row {
  key: string;
  /** What names the page: its own hit, or the first of its sections. */
  head: SearchHit;
  /** Hit of the page itself; undefined where only sections were found. */
  page: SearchHit | undefined;
  sections: SearchHit[];
  versions: MergedHit['versions'];
}

/** Make a row of each page that one version found. */
export function listRows(hits: readonly SearchHit[]): Row[] {
  return groupHits(hits).flatMap(({ page, sections }) => {
    const head = page ?? sections[0];
    return head ? [{ key: head.pathname, head, page: page ?? undefined, sections, versions: [] }] : [];
  });
}

/** Make a row of each page that all versions found. */
export const listMergedRows = (merged: readonly MergedHit[]): Row[] =>
  merged.map(({ hit, versions }) => {
    const isPage = hit.hash === '';
    return { key: hit.pathname, head: hit, page: isPage ? hit : undefined, sections: isPage ? [] : [hit], versions };
  });

/** How many places a row shows. */
export const sizeOf = ({ page, sections }: Row): number => sections.length + (page ? 1 : 0);

/** Take rows until they show so many places. */
export function takeRows(rows: readonly Row[], count: number): Row[] {
  let left = count;
  return rows.filter((row) => {
    const isTaken = left > 0;
    left -= sizeOf(row);
    return isTaken;
  });
}
