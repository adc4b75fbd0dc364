import { useMemo } from 'react';
import { API_HISTORY_FILE, API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import { compareVersions, type VersionDifference } from '../../common/compareVersions.ts';
import type { ManifestVersion } from '../../common/manifest.ts';
import { VERSION_FACTS_SCHEMA, type VersionFacts, versionFactsPath } from '../../common/versionFacts.ts';
import { LOADING, type Loadable, loadedOf } from '../ui/loadable.ts';
import { PAGE_MAP, type SiteFile } from '../versions/siteFiles.ts';
import { useSiteFile } from '../versions/useSiteFile.ts';

const API_HISTORY: SiteFile<ApiHistoryFile> = { fileName: API_HISTORY_FILE, schema: API_HISTORY_SCHEMA };

const factsFile = ({ segment }: ManifestVersion): SiteFile<VersionFacts> => ({
  fileName: versionFactsPath('/', segment).slice(1),
  schema: VERSION_FACTS_SCHEMA,
});

/** Load the facts of two versions, and compare them. */
export function useDifference(from: ManifestVersion, to: ManifestVersion): Loadable<VersionDifference> {
  const states = [
    useSiteFile(PAGE_MAP, true),
    useSiteFile(API_HISTORY, true),
    useSiteFile(factsFile(from), true),
    useSiteFile(factsFile(to), true),
  ] as const;
  const [pageMap, api, before, after] = [
    loadedOf(states[0]),
    loadedOf(states[1]),
    loadedOf(states[2]),
    loadedOf(states[3]),
  ];
  const difference = useMemo(
    () =>
      pageMap && api && before && after
        ? compareVersions({ pageMap, api }, { ...from, facts: before }, { ...to, facts: after })
        : undefined,
    [pageMap, api, before, after, from, to],
  );
  if (states.some(({ status }) => status === 'failed')) return { status: 'failed' };
  return difference ? { status: 'done', value: difference } : LOADING;
}
