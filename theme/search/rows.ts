import { groupHits, type HitGroup, type Merged, type SearchHit } from '../../packages/search/index.ts';

/** A page of the results, with its places or, in a search of all versions, its versions. */
export interface Row extends HitGroup {
  versions: Merged<SearchHit>['versions'];
}

/** Make a row of each page that one version found. */
export const listRows = (hits: readonly SearchHit[]): Row[] =>
  groupHits(hits).map((group) => ({ ...group, versions: [] }));

/** Make a row of each page that all versions found. */
export const listMergedRows = (merged: readonly Merged<SearchHit>[]): Row[] =>
  merged.flatMap(({ hit, versions }) => listRows([hit]).map((row) => ({ ...row, versions })));

/** Take rows until they have this many places. */
export function takeRows(rows: readonly Row[], count: number): Row[] {
  let left = count;
  return rows.filter((row) => {
    const isTaken = left > 0;
    left -= 1 + row.sections.length;
    return isTaken;
  });
}
