import type { BuildRecord } from '../../common/buildRecord.ts';
import { packSections, VERSION_FACTS_SCHEMA, type VersionFacts } from '../../common/versionFacts.ts';

/** Collect a version's facts for the comparison of versions. */
export function createVersionFacts({ pages }: BuildRecord): VersionFacts {
  const facts = pages.map(
    ({ route, sections, api }) => [route, { sections: packSections(sections), ...(api && { api }) }] as const,
  );
  return { schema: VERSION_FACTS_SCHEMA, pages: Object.fromEntries(facts) };
}
