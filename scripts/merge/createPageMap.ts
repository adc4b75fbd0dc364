import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import { PAGE_MAP_SCHEMA, type PageAddress, type PageMap, type PageMapEntry } from '../../common/pageMap.ts';
import { pathnameOf } from '../../common/urls.ts';

type PagesOfVersion = Pick<BuildRecord, 'name' | 'base'> & { pages: Omit<PageRecord, 'sections'>[] };

interface Families {
  all: PageMapEntry[];
  byRoute: Map<string, PageMapEntry>;
  byMove: Map<string, PageMapEntry>;
}

/** Join the pages of all versions, newest first: by address, then by declared moves. */
export function createPageMap(records: readonly PagesOfVersion[]): PageMap {
  const families: Families = { all: [], byRoute: new Map(), byMove: new Map() };
  for (const record of records) {
    const moved = record.pages.filter((page) => !joinFamily(families.byRoute.get(page.route), families, record, page));
    const added = moved.filter((page) => !joinFamily(families.byMove.get(page.route), families, record, page));
    for (const page of added) {
      const family: PageMapEntry = { versions: {} };
      families.all.push(family);
      joinFamily(family, families, record, page);
    }
  }
  for (const [route, family] of families.byMove) {
    if (!families.byRoute.has(route)) family.movedFrom = [...(family.movedFrom ?? []), route];
  }
  return { schema: PAGE_MAP_SCHEMA, pages: families.all };
}

function joinFamily(
  family: PageMapEntry | undefined,
  { byRoute, byMove }: Families,
  record: PagesOfVersion,
  page: PagesOfVersion['pages'][number],
): boolean {
  if (!family || family.versions[record.name]) return false;
  family.versions[record.name] = addressOf(record, page);
  if (!byRoute.has(page.route)) byRoute.set(page.route, family);
  for (const route of page.movedFrom) if (!byMove.has(route)) byMove.set(route, family);
  return true;
}

function addressOf(
  record: PagesOfVersion,
  { id, route, title, digest, sidebar }: PagesOfVersion['pages'][number],
): PageAddress {
  return { id, path: pathnameOf(record.base, route), title, digest, sidebar };
}
