import { type CompareAddress, formatCompareAddress } from '../../common/compareAddress.ts';
import { filterDifference, type VersionDifference } from '../../common/compareVersions.ts';
import { formatVersionComparison } from '../../common/formatVersionComparison.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from '../../common/listPageChanges.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { PageToc } from '../ui/PageToc.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { ApiDifferences } from './ApiDifferences.tsx';
import styles from './ComparePage.module.css';
import { DifferenceFilters } from './DifferenceFilters.tsx';
import { groupByArea, listAreas } from './listAreas.ts';
import { listHeadings } from './listHeadings.ts';
import { PageList } from './PageList.tsx';
import { useDifference } from './useDifference.ts';

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

interface Sides {
  before: ManifestVersion;
  after: ManifestVersion;
}

function Difference({
  before,
  after,
  area,
  isBreaking = false,
  change,
}: Sides & Omit<Props, 'manifest' | 'from' | 'to'>) {
  const { base } = useThemeData();
  const state = useDifference(before, after);
  if (state.status === 'failed') return <p role="alert">{words.filesFailed}</p>;
  if (state.status !== 'done') return <p role="status">{words.loading}</p>;
  const areas = listAreas(before, after);
  // Anyone can write such an address.
  const known = areas.find(({ id }) => id === area)?.id;
  const shown = filterDifference(state.value, { area: known, isBreaking });
  return (
    <>
      <DifferenceFilters areas={areas} area={known} isBreaking={isBreaking} change={change}>
        <CopyButton before={before} after={after} difference={state.value} />
      </DifferenceFilters>
      {isBreaking && (
        <p>
          <a href={formatUpgradeAddress(base, { from: before.name, to: after.name })}>
            {words.upgrade(before.label, after.label)}
          </a>
        </p>
      )}
      <PageToc entries={listHeadings(shown, 2)} />
      <PageChanges before={before} after={after} pages={shown.pages} />
      <ApiDifferences packages={shown.packages} hasCode />
      <p role="status">{describeRest(shown)}</p>
    </>
  );
}

function describeRest({ pages, packages, sameCount }: VersionDifference): string {
  const isEmpty = pages.length === 0 && packages.every(({ changes }) => changes.length === 0);
  return `${isEmpty ? `${words.nothing} ` : ''}${words.pages.same(sameCount)}`;
}

function CopyButton({ before, after, difference }: Sides & { difference: VersionDifference }) {
  const [copyLabel, copy] = useCopy(words.copyMarkdown);
  const format = () =>
    formatVersionComparison(difference, {
      from: before.label,
      to: after.label,
      origin: window.location.origin,
      words,
    });
  return (
    <Button kind="quiet" onClick={() => copy(format())}>
      <span aria-live="polite">{copyLabel}</span>
    </Button>
  );
}

function PageChanges({ before, after, pages }: Sides & { pages: readonly PageChange[] }) {
  const { base } = useThemeData();
  const hrefOf = ({ route, path, kind }: PageChange) =>
    kind === 'changed' || kind === 'moved'
      ? formatCompareAddress(base, { page: route, from: before.name, to: after.name })
      : path;
  return PAGE_CHANGE_KINDS.map((kind) => {
    const some = pages.filter((page) => page.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className={styles.subtitle} id={kind}>
          {words.pages[kind]} ({some.length})
        </h2>
        {kind === 'changed' || kind === 'moved' ? (
          <PageList pages={some} hrefOf={hrefOf} />
        ) : (
          groupByArea(some, listAreas(before, after)).map(({ label, pages: own }) => (
            <section key={label}>
              <h3 className={styles.area}>{label}</h3>
              <PageList pages={own} hrefOf={hrefOf} />
            </section>
          ))
        )}
      </section>
    );
  });
}
