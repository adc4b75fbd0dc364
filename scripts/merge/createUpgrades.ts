import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import { type SiteUpgradeGuide, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { pathnameOf } from '../../common/urls.ts';

/** List all upgrade guides, newest first. */
export const createUpgrades = (records: readonly BuildRecord[]): Upgrades => ({
  schema: UPGRADES_SCHEMA,
  versions: records.map((record) => ({ name: record.name, guides: listGuides(record) })),
});

function listGuides(record: BuildRecord): SiteUpgradeGuide[] {
  const areas = Object.keys(record.sidebars);
  const placeOf = ({ sidebar }: PageRecord) => (sidebar === null ? areas.length : areas.indexOf(sidebar));
  return record.pages
    .filter(({ upgrade }) => upgrade)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .flatMap(({ upgrade, route, title, sidebar }) => {
      const entry = sidebar === null ? undefined : record.sidebars[sidebar];
      const area = sidebar !== null && entry ? { id: sidebar, title: entry.title ?? entry.label } : null;
      return upgrade ? [{ path: pathnameOf(record.base, route), title, area, ...upgrade }] : [];
    });
}
