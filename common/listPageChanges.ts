import type { PageAddress, PageMap } from './pageMap.ts';
import { shareOfChange } from './shareOfChange.ts';
import type { AreaId } from './sidebar.ts';
import { routeOf } from './urls.ts';
import { unpackSections, type VersionFacts } from './versionFacts.ts';

export const PAGE_CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'] as const;

export interface PageChange {
  kind: (typeof PAGE_CHANGE_KINDS)[number];
  title: string;
  /** Of the later version, if it has the page. */
  route: string;
  path: string;
  area: AreaId | null;
  share?: number;
}

interface ComparedVersion {
  name: string;
  path: string;
  facts?: VersionFacts;
}

/** List the pages that differ: by share, largest first, then by route. A moved page may have changed, too. */
export function listPageChanges(
  { pages }: PageMap,
  from: ComparedVersion,
  to: ComparedVersion,
): { changes: PageChange[]; sameCount: number } {
  const changes = pages.flatMap(({ versions }): PageChange[] => {
    const [before, after] = [versions[from.name], versions[to.name]];
    const [page, base] = after ? [after, to.path] : [before, from.path];
    if (!page || (before && after && before.digest === after.digest && isSameRoute(before.path, after.path))) return [];
    const route = routeOf(base, page.path) ?? '/';
    const kind = kindOf(before?.path, after?.path);
    return [{ kind, title: page.title, route, path: page.path, area: page.sidebar, ...readShare(before, after) }];
  });
  const inBoth = pages.filter(({ versions }) => versions[from.name] && versions[to.name]).length;
  const changed = changes.filter(({ kind }) => kind === 'moved' || kind === 'changed').length;
  changes.sort((a, b) => (b.share ?? 0) - (a.share ?? 0) || (a.route < b.route ? -1 : 1));
  return { changes, sameCount: inBoth - changed };

  function readShare(before: PageAddress | undefined, after: PageAddress | undefined): { share?: number } {
    if (!before || !after || before.digest === after.digest || !from.facts || !to.facts) return {};
    const [old, current] = [readSections(from, before), readSections(to, after)];
    return { share: shareOfChange(old, current) };
  }

  function isSameRoute(before: string, after: string): boolean {
    return routeOf(from.path, before) === routeOf(to.path, after);
  }

  function kindOf(before: string | undefined, after: string | undefined): PageChange['kind'] {
    if (before === undefined) return 'added';
    if (after === undefined) return 'removed';
    return isSameRoute(before, after) ? 'changed' : 'moved';
  }
}

const readSections = ({ path: base, facts }: ComparedVersion, { path }: PageAddress) =>
  unpackSections(facts?.pages[routeOf(base, path) ?? '/']?.sections);
