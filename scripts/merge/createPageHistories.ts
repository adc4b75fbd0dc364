import type { BuildRecord, PageRecord, SectionRecord } from '../../common/buildRecord.ts';
import type { PageHistory, PageInVersion, SectionChange } from '../../common/pageHistory.ts';
import type { PageMap, PageMapEntry } from '../../common/pageMap.ts';
import { parentRoute, pathnameOf } from '../../common/urls.ts';
import type { ChangeMeasure } from './measureChanges.ts';

interface VersionPages {
  name: string;
  base: string;
  pages: ReadonlyMap<string, PageRecord>;
}

export type Histories = ReadonlyMap<string, PageHistory[]>;

/** Compute each page's history from builds, newest first. */
export function createPageHistories(
  pageMap: PageMap,
  records: readonly BuildRecord[],
  measure: ChangeMeasure,
): Histories {
  const versions = records.map(({ name, base, pages }) => ({
    name,
    base,
    pages: new Map(pages.map((page) => [page.route, page])),
  }));
  const histories = new Map<string, PageHistory[]>();
  for (const entry of pageMap.pages) {
    const pages = versions.map((version) => findPage(entry, version));
    const routes = [...new Set(pages.flatMap((page) => page?.route ?? []))];
    const history = versions.map((version, index): PageInVersion => {
      const page = pages[index];
      if (!page) return describeMissing(version, routes[0] ?? '/');
      const beforeIndex = pages.findIndex((other, place) => place > index && other !== undefined);
      const [base, before] = [versions[beforeIndex]?.base ?? '', pages[beforeIndex]];
      const movedFrom = before && before.route !== page.route && { movedFrom: pathnameOf(base, before.route) };
      const { name, base: ownBase } = version;
      const older = versions[beforeIndex]?.name ?? '';
      const share =
        before && measure({ versionName: older, route: before.route }, { versionName: name, route: page.route });
      return {
        name,
        path: pathnameOf(ownBase, page.route),
        title: page.title,
        ...movedFrom,
        ...comparePages(before, page, share),
      };
    });
    for (const route of routes) histories.set(route, [...(histories.get(route) ?? []), history]);
  }
  return histories;
}

function findPage({ versions }: PageMapEntry, { name, base, pages }: VersionPages): PageRecord | undefined {
  const path = versions[name]?.path;
  return path === undefined ? undefined : pages.get(`/${path.slice(base.length)}`);
}

function describeMissing({ name, base, pages }: VersionPages, missingRoute: string): PageInVersion {
  let route: string | undefined = missingRoute;
  while (route !== undefined && !pages.has(route)) route = parentRoute(route);
  const page = pages.get(route ?? '/');
  return { name, path: pathnameOf(base, route ?? '/'), title: page?.title ?? '', change: 'missing' };
}

function comparePages(
  before: PageRecord | undefined,
  page: PageRecord,
  share = 0,
): Pick<PageInVersion, 'change' | 'share' | 'sections'> {
  if (!before) return { change: 'added' };
  if (share === 0) return { change: 'same' };
  return { change: 'changed', share, sections: compareSections(before.sections, page.sections) };
}

function compareSections(before: readonly SectionRecord[], after: readonly SectionRecord[]): SectionChange[] {
  const old = new Map(before.map((section) => [section.anchor, section]));
  const anchors = new Set(after.map(({ anchor }) => anchor));
  const living = after.flatMap(({ anchor, heading, digest }) => {
    const known = old.get(anchor);
    if (known?.digest === digest) return [];
    return [{ change: known ? ('changed' as const) : ('added' as const), anchor, heading }];
  });
  const gone = before.flatMap(({ anchor, heading }) =>
    anchors.has(anchor) ? [] : [{ change: 'removed' as const, heading }],
  );
  return [...living, ...gone];
}
