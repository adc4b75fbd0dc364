import type { PageMap } from './pageMap.ts';
import { routeOf } from './urls.ts';

/** A page that differs between two versions. */
export interface PageChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  title: string;
  /** Route and pathname in the later version; in the earlier one where only that has the page. */
  route: string;
  path: string;
}

interface ComparedVersion {
  name: string;
  /** Base path of the version's pages. */
  path: string;
}

/** List the pages that differ between two versions, in the order of their routes. A page that moved may have changed, too. */
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
    return [{ kind: kindOf(before?.path, after?.path), title: page.title, route, path: page.path }];
  });
  const inBoth = pages.filter(({ versions }) => versions[from.name] && versions[to.name]).length;
  const changed = changes.filter(({ kind }) => kind === 'moved' || kind === 'changed').length;
  return { changes: changes.sort((a, b) => (a.route < b.route ? -1 : 1)), sameCount: inBoth - changed };

  function isSameRoute(before: string, after: string): boolean {
    return routeOf(from.path, before) === routeOf(to.path, after);
  }

  function kindOf(before: string | undefined, after: string | undefined): PageChange['kind'] {
    if (before === undefined) return 'added';
    if (after === undefined) return 'removed';
    return isSameRoute(before, after) ? 'changed' : 'moved';
  }
}
