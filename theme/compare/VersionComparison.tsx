import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { API_HISTORY_FILE, API_HISTORY_SCHEMA, type ApiHistoryFile } from '../../common/apiHistory.ts';
import type { PageChange } from '../../common/changes.ts';
import { compareVersions, filterDifference, type VersionDifference } from '../../common/compareVersions.ts';
import type { Manifest } from '../../common/manifest.ts';
import { type CompareAddress, formatCompareAddress, formatUpgradeAddress } from '../../common/shellRoutes.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Choice } from '../ui/Choice.tsx';
import form from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';
import { PAGE_MAP, type SiteFile } from '../versions/loadSiteFile.ts';
import { PageToc } from '../versions/PageToc.tsx';
import { useSiteFiles } from '../versions/versions.ts';
import { ApiDifferences } from './ApiDifferences.tsx';
import { type Area, listAreas, listHeadings, PageChanges } from './PageChanges.tsx';

interface Props extends CompareAddress {
  manifest: Manifest;
  change: (part: Partial<CompareAddress>) => void;
  /** Where the reader left the page, in pixels. */
  keptTop: number | undefined;
}

/** List what differs between two versions: the API, and pages, with links to comparisons. */
export function VersionComparison({ manifest, from, to, area, isBreaking = false, change, keptTop }: Props) {
  const { base } = useThemeData();
  const [before, after] = [from, to].map((name) => manifest.versions.find((version) => version.name === name));
  const { loaded, hasFailed } = useSiteFiles([PAGE_MAP, API_HISTORY]);
  const [pageMap, api] = loaded;
  const difference = useMemo(
    () => (before && after && pageMap && api ? compareVersions({ pageMap, api }, before, after) : undefined),
    [pageMap, api, before, after],
  );
  if (hasFailed) return <p role="alert">{words.filesFailed}</p>;
  if (!before || !after || !difference) return <p role="status">{words.loading}</p>;
  const areas = listAreas(before, after);
  // Anyone can write such an address.
  const known = areas.find(({ id }) => id === area)?.id;
  const shown = filterDifference(difference, { area: known, isBreaking });
  const hrefOf = ({ route, path, kind }: PageChange) =>
    kind === 'changed' || kind === 'moved' ? formatCompareAddress(base, { page: route, from, to }) : path;
  return (
    <>
      <Filters areas={areas} area={known} isBreaking={isBreaking} change={change} />
      {isBreaking && (
        <p>
          <a href={formatUpgradeAddress(base, { from, to })}>{words.upgrade(before.label, after.label)}</a>
        </p>
      )}
      <PageToc entries={listHeadings(shown)} />
      <ApiDifferences packages={shown.packages} hasCode />
      <PageChanges pages={shown.pages} hrefOf={hrefOf} areas={areas} />
      <p role="status">{describeRest(shown)}</p>
      <KeptScroll top={keptTop} />
    </>
  );
}

/** Scroll once the page is as high as the reader left it: the files came after the router had scrolled. */
function KeptScroll({ top }: { top: number | undefined }) {
  const restore = useEffectEvent(() => {
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  });
  useLayoutEffect(() => restore(), []);
  return null;
}

interface FiltersProps extends Pick<Props, 'area' | 'change'> {
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
    <Choice
      label={words.onlyBreaking}
      isOn={isBreaking}
      onChange={(isOn) => change({ isBreaking: isOn || undefined })}
    />
  </div>
);

function describeRest({ pages, packages, sameCount }: VersionDifference): string {
  const isEmpty = pages.length === 0 && packages.every(({ changes }) => changes.length === 0);
  return `${isEmpty ? `${words.nothing} ` : ''}${words.pages.same(sameCount)}`;
}

const API_HISTORY: SiteFile<ApiHistoryFile> = { fileName: API_HISTORY_FILE, schema: API_HISTORY_SCHEMA };
