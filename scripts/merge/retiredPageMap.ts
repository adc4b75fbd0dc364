import semver from 'semver';
import type { BuildRecord } from '../../common/buildRecord.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { permalinkBase, routeOf } from '../../common/urls.ts';
import { NEXT } from '../../common/version.ts';
import type { RetiredVersion } from '../versions/retiredVersions.ts';
import { createPageMap } from './createPageMap.ts';

interface Inputs {
  /** Newest first. */
  records: readonly BuildRecord[];
  retired: readonly RetiredVersion[];
  siteBase: string;
}

/** Join the pages of all versions, retired ones included, since pages may have moved through those. */
export function createFullPageMap({ records, retired, siteBase }: Inputs): PageMap {
  const old = retired.map(({ name, segment, pages }) => ({
    name,
    base: permalinkBase(siteBase, segment),
    pages: pages.map((page) => ({ ...page, id: page.route, digest: '', sidebar: null, lastUpdated: null })),
  }));
  return createPageMap([...records, ...old].sort((a, b) => compareAge(a.name, b.name)));
}

function compareAge(a: string, b: string): number {
  if (a === NEXT || b === NEXT) return a === b ? 0 : a === NEXT ? -1 : 1;
  return semver.rcompare(a, b);
}

/** Turn retired versions' addresses into former addresses of pages. */
export function stripRetired(map: PageMap, { records, retired, siteBase }: Inputs): PageMap {
  if (retired.length === 0) return map;
  const livingRoutes = new Set(records.flatMap(({ pages }) => pages.map(({ route }) => route)));
  const pages = map.pages.flatMap(({ versions, movedFrom = [] }): PageMapEntry[] => {
    const living = Object.entries(versions).filter(([name]) => records.some((record) => record.name === name));
    if (living.length === 0) return [];
    const left = retired.flatMap(
      ({ name, segment }) => routeOf(permalinkBase(siteBase, segment), versions[name]?.path ?? '') ?? [],
    );
    const gone = [...new Set([...movedFrom, ...left.filter((route) => !livingRoutes.has(route))])];
    return [{ versions: Object.fromEntries(living), ...(gone.length > 0 && { movedFrom: gone }) }];
  });
  return { ...map, pages };
}
