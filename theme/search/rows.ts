import type { Merged, SearchHit } from '../../packages/search/index.ts';
import { groupHits } from '../../packages/search/index.ts';

/** A page of the results, with its places or, in a search of all versions, its versions. */
export interface Row {
  key: string;
  page: SearchHit;
  sections: SearchHit[];
  versions: Merged<SearchHit>['versions'];
}

/** Make a row of each page that one version found. */
export function listRows(hits: readonly SearchHit[]): Row[] {
  return groupHits(hits).map((group) => ({ ...group, key: group.page.pathname, versions: [] }));
}

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
