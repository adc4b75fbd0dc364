import { useMemo } from 'react';
import { API_HISTORY_FILE, API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import type { PageChange } from '../../common/changes.ts';
import {
  compareVersions,
  filterDifference,
  VERSION_FACTS_SCHEMA,
  type VersionDifference,
  type VersionFacts,
  versionFactsPath,
} from '../../common/compareVersions.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { type CompareAddress, formatCompareAddress, formatUpgradeAddress } from '../../common/shellRoutes.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { useThemeData } from '../site/useThemeData.ts';
import form from '../ui/Form.module.css';
import { LOADING, type Loadable, loadedOf } from '../ui/loadable.ts';
import { Select } from '../ui/Select.tsx';
import { PageToc } from '../ui/Toc.tsx';
import { PAGE_MAP, type SiteFile } from '../versions/siteFiles.ts';
import { useSiteFile } from '../versions/useSiteFile.ts';
import { ApiDifferences } from './ApiDifferences.tsx';
import { type Area, listAreas } from './listAreas.ts';
import { listHeadings, PageChanges } from './PageChanges.tsx';

interface Props extends CompareAddress {
  manifest: Manifest;
  change: (part: Partial<CompareAddress>) => void;
}

/** List what differs between two versions: pages, with links to comparisons, and API. */
export function VersionComparison({ manifest, from, to, ...rest }: Props) {
  const [before, after] = [from, to].map((name) => manifest.versions.find((version) => version.name === name));
  if (!before || !after) return <p role="status">{words.loading}</p>;
  return <Difference before={before} after={after} {...rest} />;
}

interface DifferenceProps extends Omit<Props, 'manifest' | 'from' | 'to'> {
  before: ManifestVersion;
  after: ManifestVersion;
}

function Difference({ before, after, area, isBreaking = false, change }: DifferenceProps) {
  const { base } = useThemeData();
  const state = useDifference(before, after);
  if (state.status === 'failed') return <p role="alert">{words.filesFailed}</p>;
  if (state.status !== 'done') return <p role="status">{words.loading}</p>;
  const areas = listAreas(before, after);
  // Anyone can write such an address.
  const known = areas.find(({ id }) => id === area)?.id;
  const shown = filterDifference(state.value, { area: known, isBreaking });
  const range = { from: before.name, to: after.name };
  const hrefOf = ({ route, path, kind }: PageChange) =>
    kind === 'changed' || kind === 'moved' ? formatCompareAddress(base, { page: route, ...range }) : path;
  return (
    <>
      <Filters areas={areas} area={known} isBreaking={isBreaking} change={change} />
      {isBreaking && (
        <p>
          <a href={formatUpgradeAddress(base, range)}>{words.upgrade(before.label, after.label)}</a>
        </p>
      )}
      <PageToc entries={listHeadings(shown)} />
      <PageChanges pages={shown.pages} hrefOf={hrefOf} areas={areas} />
      <ApiDifferences packages={shown.packages} hasCode />
      <p role="status">{describeRest(shown)}</p>
    </>
  );
}

interface FiltersProps extends Pick<DifferenceProps, 'area' | 'change'> {
  areas: readonly Area[];
  isBreaking: boolean;
}

const Filters = ({ areas, area, isBreaking, change }: FiltersProps) => (
  <div className={form.row}>
    <Select
      label={words.area}
      value={area ?? ''}
      options={[{ value: '', label: words.allAreas }, ...areas.map(({ id, label }) => ({ value: id, label }))]}
      onChange={(id) => change({ area: id || undefined })}
    />
    <label className={form.choice}>
      <input
        type="checkbox"
        checked={isBreaking}
        onChange={({ target }) => change({ isBreaking: target.checked || undefined })}
      />
      {words.onlyBreaking}
    </label>
  </div>
);

function describeRest({ pages, packages, sameCount }: VersionDifference): string {
  const isEmpty = pages.length === 0 && packages.every(({ changes }) => changes.length === 0);
  return `${isEmpty ? `${words.nothing} ` : ''}${words.pages.same(sameCount)}`;
}

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
