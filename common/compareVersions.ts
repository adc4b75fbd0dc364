import { ownerOf } from './apiFile.ts';
import { type ApiDifference, type ApiHistoryFile, compareApis, type PackageDifference } from './apiHistory.ts';
import { listPageChanges, type PageChange } from './changes.ts';
import type { PageMap } from './pageMap.ts';
import { referenceHref } from './reference.ts';
import type { AreaId } from './sidebar.ts';
import { listDocumented, type VersionFacts } from './versionFacts.ts';

interface ComparedSide {
  name: string;
  label: string;
  path: string;
  facts: VersionFacts;
}

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
  from: ComparedSide,
  to: ComparedSide,
): VersionDifference {
  const { changes: pages, sameCount } = listPageChanges(pageMap, from, to);
  const [before, after] = [from, to].map(({ facts, path }) => listDocumented(facts, path));
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
