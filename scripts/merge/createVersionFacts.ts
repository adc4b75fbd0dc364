import type { BuildRecord } from '../../common/buildRecord.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { routeOf } from '../../common/urls.ts';
import { type PageFacts, VERSION_FACTS_SCHEMA, type VersionFacts } from '../../common/versionFacts.ts';
import type { ChangeMeasure } from './measureChanges.ts';

interface Inputs {
  /** Newest first. */
  records: readonly BuildRecord[];
  pageMap: PageMap;
  measure: ChangeMeasure;
}

/** Collect each version's facts for the comparison of versions, by the version's name. */
export function createVersionFacts({ records, pageMap, measure }: Inputs): Map<string, VersionFacts> {
  const facts = new Map(
    records.map(({ name, pages }): [string, VersionFacts] => [
      name,
      {
        schema: VERSION_FACTS_SCHEMA,
        pages: Object.fromEntries(pages.map(({ route, api }): [string, PageFacts] => [route, api ? { api } : {}])),
      },
    ]),
  );
  for (const { versions } of pageMap.pages) {
    const places = records.flatMap(({ name, base }) => {
      const route = routeOf(base, versions[name]?.path ?? '');
      return route === undefined ? [] : [{ versionName: name, route }];
    });
    for (const [index, newer] of places.entries()) {
      const percents = places
        .slice(index + 1)
        .map((older): [string, number] => [older.versionName, measure(older, newer)])
        .filter(([, percent]) => percent > 0);
      const page = facts.get(newer.versionName)?.pages[newer.route];
      if (page && percents.length > 0) page.changed = Object.fromEntries(percents);
    }
  }
  return facts;
}
