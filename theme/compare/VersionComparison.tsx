import { type CompareAddress, formatCompareAddress } from '../../common/compareAddress.ts';
import { filterDifference, type VersionDifference } from '../../common/compareVersions.ts';
import { formatVersionComparison } from '../../common/formatVersionComparison.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from '../../common/listPageChanges.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { ApiDifferences } from './ApiDifferences.tsx';
import styles from './ComparePage.module.css';
import { DifferenceFilters } from './DifferenceFilters.tsx';
import { groupByArea, listAreas } from './listAreas.ts';
import { useDifference } from './useDifference.ts';
import { words } from './words.ts';

interface Props extends CompareAddress {
  manifest: Manifest;
  change: (part: Partial<CompareAddress>) => void;
}

/** List what differs between two versions: their pages, each with the way to its comparison, and their API. */
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
  if (state.status === 'loading') return <p role="status">{words.loading}</p>;
  const areas = listAreas(before, after);
  // Anyone can write such an address.
  const known = areas.find(({ id }) => id === area)?.id;
  const shown = filterDifference(state.difference, { area: known, isBreaking });
  return (
    <>
      <DifferenceFilters areas={areas} area={known} isBreaking={isBreaking} change={change}>
        <CopyButton before={before} after={after} difference={state.difference} />
      </DifferenceFilters>
      {isBreaking && (
        <p>
          <a href={formatUpgradeAddress(base, { from: before.name, to: after.name })}>
            {words.upgrade(before.label, after.label)}
          </a>
        </p>
      )}
      <PageChanges before={before} after={after} pages={shown.pages} />
      <ApiDifferences before={before} after={after} packages={shown.packages} />
      <p role="status">{describeRest(shown)}</p>
    </>
  );
}

/** Say how many pages are the same, and where nothing is listed, that there is nothing. */
function describeRest({ pages, packages, sameCount }: VersionDifference): string {
  const isEmpty = pages.length === 0 && packages.every(({ changes }) => changes.length === 0);
  return `${isEmpty ? `${words.nothing} ` : ''}${words.pages.same(sameCount)}`;
}

function CopyButton({ before, after, difference }: Sides & { difference: VersionDifference }) {
  const [copyState, copy] = useCopy();
  const format = () =>
    formatVersionComparison(difference, {
      from: before.label,
      to: after.label,
      origin: window.location.origin,
      words,
    });
  return (
    <Button kind="quiet" onClick={() => copy(format())}>
      <span aria-live="polite">{words.copyMarkdown[copyState]}</span>
    </Button>
  );
}

function PageChanges({ before, after, pages }: Sides & { pages: readonly PageChange[] }) {
  const { base } = useThemeData();
  const hrefOf = ({ route, path, kind }: PageChange) =>
    kind === 'changed' || kind === 'moved'
      ? formatCompareAddress(base, { page: route, from: before.name, to: after.name })
      : path;
  const draw = (some: readonly PageChange[]) => (
    <ul className={styles.list}>
      {some.map((page) => (
        <li key={page.path}>
          <a href={hrefOf(page)}>{page.title}</a> <span className={styles.route}>{page.route}</span>{' '}
          {page.share !== undefined && <span className={styles.share}>{words.share(page.share)}</span>}
        </li>
      ))}
    </ul>
  );
  return PAGE_CHANGE_KINDS.map((kind) => {
    const some = pages.filter((page) => page.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className={styles.subtitle}>
          {words.pages[kind]} ({some.length})
        </h2>
        {kind === 'changed' || kind === 'moved'
          ? draw(some)
          : groupByArea(some, listAreas(before, after)).map(({ label, pages: own }) => (
              <section key={label}>
                <h3 className={styles.area}>{label}</h3>
                {draw(own)}
              </section>
            ))}
      </section>
    );
  });
}
