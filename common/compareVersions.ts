import { ownerOf } from './apiFile.ts';
import { type ApiDifference, type ApiHistoryFile, compareApis, type PackageDifference } from './apiHistory.ts';
import type { PageChange } from './changes.ts';
import type { PageMap } from './pageMap.ts';
import { referenceHref } from './reference.ts';
import { VERSIONS_ROUTE } from './shellRoutes.ts';
import type { AreaId } from './sidebar.ts';
import { permalinkBase, routeOf } from './urls.ts';

export interface VersionDifference {
  pages: PageChange[];
  sameCount: number;
  packages: DocumentedPackage[];
}

export type DocumentedPackage = Omit<PackageDifference, 'changes'> & { changes: DocumentedDifference[] };

/** Documented in the later version, else in the earlier one. */
export interface DocumentedDifference extends ApiDifference {
  /** Pathname with an anchor; missing where no page documents the name. */
  href?: string;
  area?: AreaId | null;
}

/** Compare the pages and the API of two versions. */
export function compareVersions(
  { pageMap, api }: { pageMap: PageMap; api: ApiHistoryFile },
  from: ComparedVersion,
  to: ComparedVersion,
): VersionDifference {
  const { changes: pages, sameCount } = listPageChanges(pageMap, from, to);
  const [before, after] = [from, to].map(({ name }) => listDocumented(pageMap, name));
  const areas = new Map(
    pageMap.pages.flatMap(({ versions }) => Object.values(versions).map(({ path, sidebar }) => [path, sidebar])),
  );
  const locate = (change: ApiDifference, packageName: string): DocumentedDifference => {
    const side = change.kind === 'removed' ? from : to;
    // The page of a package lists a member under the type that declares it.
    const name = change.inherited ? ownerOf(change.name) : change.name;
    const reference = side.path + referenceHref(`${packageName}:${name}`).slice(1);
    const href = [after?.get(change.name), before?.get(change.name), reference].find(
      (one) => one && areas.has(pathOf(one)),
    );
    return href ? { ...change, href, area: areas.get(pathOf(href)) ?? null } : change;
  };
  const packages = compareApis(api, from.name, to.name).map(({ changes, ...rest }) => ({
    ...rest,
    changes: changes.map((change) => locate(change, rest.name)),
  }));
  return { pages, sameCount, packages };
}

const pathOf = (href: string): string => href.replace(/#.*$/, '');

interface DifferenceFilter {
  area: AreaId | undefined;
  isBreaking: boolean;
}

/** Keep what matches a filter. A name that no page documents belongs to no area. */
export function filterDifference(
  { pages, sameCount, packages }: VersionDifference,
  { area, isBreaking }: DifferenceFilter,
): VersionDifference {
  const isInArea = (one: { area?: AreaId | null }) => area === undefined || one.area === area;
  const breaks = (kind: string) => !isBreaking || BREAKING.has(kind);
  const isChangedPage = (kind: string) => isBreaking && kind === 'changed';
  return {
    pages: pages.filter((page) => isInArea(page) && breaks(page.kind) && !isChangedPage(page.kind)),
    sameCount,
    packages: packages.map(({ changes, ...rest }) => ({
      ...rest,
      changes: changes.filter((change) => isInArea(change) && breaks(change.kind)),
    })),
  };
}

/** Other words break nothing. */
const BREAKING: ReadonlySet<string> = new Set(['removed', 'moved', 'changed']);

/** Count names by what happened to them. */
export function countKinds(changes: readonly ApiDifference[]): Record<ApiDifference['kind'], number> {
  const counts = { removed: 0, changed: 0, deprecated: 0, added: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

interface CodeLine {
  kind: 'before' | 'after';
  text: string;
}

/** List the declarations of a name in both versions, line by line. Overloads that both have are left out. */
export function listCodeLines({ before = '', after = '' }: ApiDifference): CodeLine[] {
  const listOwn = (kind: CodeLine['kind'], code: string, other: string): CodeLine[] =>
    code.split('\n').flatMap((text) => (text === '' || other.split('\n').includes(text) ? [] : [{ kind, text }]));
  return [...listOwn('before', before, after), ...listOwn('after', after, before)];
}

interface ComparedVersion {
  name: string;
  path: string;
}

/** List the pages that differ: by the number of sections that do, most first, then by route. A moved page may have changed, too. */
export function listPageChanges(
  { pages }: PageMap,
  from: ComparedVersion,
  to: ComparedVersion,
): { changes: PageChange[]; sameCount: number } {
  const changes = pages.flatMap(({ versions }): PageChange[] => {
    const [before, after] = [versions[from.name], versions[to.name]];
    const [row, base] = after ? [after, to.path] : [before, from.path];
    if (!row) return [];
    // The later version has the number, whichever of the two that is.
    const sections = after?.changed?.[from.name] ?? before?.changed?.[to.name];
    if (before && after && sections === undefined && isSameRoute(before.path, after.path)) return [];
    const { path, title, sidebar: area } = row;
    const kind = kindOf(before?.path, after?.path);
    return [{ kind, title, route: routeOf(base, path) ?? '/', path, area, ...(sections && { sections }) }];
  });
  const inBoth = pages.filter(({ versions }) => versions[from.name] && versions[to.name]).length;
  const changed = changes.filter(({ kind }) => kind === 'moved' || kind === 'changed').length;
  changes.sort((a, b) => (b.sections ?? 0) - (a.sections ?? 0) || (a.route < b.route ? -1 : 1));
  return { changes, sameCount: inBoth - changed };

  function isSameRoute(before: string, after: string): boolean {
    return routeOf(from.path, before) === routeOf(to.path, after);
  }

  function kindOf(before: string | undefined, after: string | undefined): PageChange['kind'] {
    if (before === undefined) return 'added';
    if (after === undefined) return 'removed';
    return isSameRoute(before, after) ? 'changed' : 'moved';
  }
}

/** Format the pathname of a version's page. */
export const versionPagePath = (siteBase: string, name: string): string =>
  permalinkBase(siteBase + VERSIONS_ROUTE.slice(1), name);

/** List where names are documented in a version. The page with the fewest names wins. */
function listDocumented({ pages }: PageMap, versionName: string): Map<string, string> {
  const rows = pages.flatMap(({ versions }) => versions[versionName] ?? []);
  const places = rows.flatMap(({ path, api = [] }) =>
    api.map(({ anchor, names }) => ({ href: path + (anchor && `#${anchor}`), names })),
  );
  places.sort((a, b) => a.names.length - b.names.length);
  const found = new Map<string, string>();
  for (const { href, names } of places) for (const name of names) if (!found.has(name)) found.set(name, href);
  return found;
}
