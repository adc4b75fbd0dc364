import type { MergedHit, SearchHit } from '../../packages/search/index.ts';
import { groupHits } from '../../packages/search/index.ts';

/** A page of the results, with its places or, in a search of all versions, its versions. */
export interface Row {
  key: string;
  head: SearchHit;
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

/** Count the places of a row. */
const sizeOf = ({ page, sections }: Row): number => sections.length + (page ? 1 : 0);

/** Take rows until they have this many places. */
export function takeRows(rows: readonly Row[], count: number): Row[] {
  let left = count;
  return rows.filter((row) => {
    const isTaken = left > 0;
    left -= sizeOf(row);
    return isTaken;
  });
}
