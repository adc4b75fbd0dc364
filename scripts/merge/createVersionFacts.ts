import type { BuildRecord } from '../../common/buildRecord.ts';
import { packSections, VERSION_FACTS_SCHEMA, type VersionFacts } from '../../common/versionFacts.ts';

/** Collect what the comparison of whole versions needs of one version. */
export function createVersionFacts({ pages }: BuildRecord): VersionFacts {
  const facts = pages.map(
    ({ route, sections, api }) => [route, { sections: packSections(sections), ...(api && { api }) }] as const,
  );
  return { schema: VERSION_FACTS_SCHEMA, pages: Object.fromEntries(facts) };
}
