import { useHead, useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import { formatUpgradeAddress, parseUpgradeAddress } from '../../common/shellRoutes.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import { UPGRADES_FILE, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { strings } from '../site/strings.ts';
import { formatTitle } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { loadedOf } from '../ui/loadable.ts';
import { MergedPart } from '../ui/MergedPart.tsx';
import { RangeForm } from '../versions/RangeForm.tsx';
import { MANIFEST, reloadSiteFile, type SiteFile } from '../versions/siteFiles.ts';
import { usePreferredVersion } from '../versions/usePreferredVersion.ts';
import { useSiteFile } from '../versions/useSiteFile.ts';
import { type Range, resolveRange } from './resolveRange.ts';
import styles from './UpgradePage.module.css';
import { UpgradeSteps } from './UpgradeSteps.tsx';

// Rspress reads these like front matter.
export const title = words.title;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function UpgradeRoute() {
  return <UpgradePage />;
}

const UPGRADES: SiteFile<Upgrades> = { fileName: UPGRADES_FILE, schema: UPGRADES_SCHEMA };

/** Show every step from one version to another, from an address that can be shared. */
export function UpgradePage() {
  const { site } = useSite();
  const { siteBase } = useThemeData();
  const files = [useSiteFile(MANIFEST, true), useSiteFile(UPGRADES, true)] as const;
  const [manifest, upgrades] = [loadedOf(files[0]), loadedOf(files[1])];
  const { range, change } = useRange(manifest);
  const labelOf = (name: string) => manifest?.versions.find((version) => version.name === name)?.label ?? name;
  const hasFailed = files.some(({ status }) => status === 'failed');
  // All at once: later parts would move earlier ones.
  const isSettled = hasFailed || (manifest !== undefined && upgrades !== undefined);
  const retry = () => {
    // A failure is part of the state.
    for (const file of [MANIFEST, UPGRADES]) reloadSiteFile<unknown>(siteBase, file).catch(() => undefined);
  };
  const problem = isSettled && range && range.status !== 'up' ? explain(range, labelOf) : undefined;
  const title =
    isSettled && range?.status === 'up' ? words.pageTitle(labelOf(range.from), labelOf(range.to)) : words.title;
  useHead({ title: formatTitle(title, site.title) });
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <MergedPart part="upgrades" className={`rp-doc ${styles.plain}`} />
      {manifest && range && isSettled && (
        <RangeForm
          manifest={manifest}
          range={range}
          words={words}
          canSwap={range.status === 'down'}
          onChange={change}
          href={() => formatUpgradeAddress(siteBase, range)}
        />
      )}
      {hasFailed ? (
        <div role="alert">
          <p>{words.failed}</p>
          <Button onClick={retry}>{strings.ui.retry}</Button>
        </div>
      ) : problem ? (
        <p role="status">{problem}</p>
      ) : manifest && upgrades && range?.status === 'up' ? (
        <UpgradeSteps manifest={manifest} upgrades={upgrades} from={range.from} to={range.to} labelOf={labelOf} />
      ) : (
        <p className={styles.loading} role="status">
          {strings.loading.loading}
        </p>
      )}
    </div>
  );
}

function explain(range: Exclude<Range, { status: 'up' }>, labelOf: (name: string) => string): string {
  if (range.status === 'unknown') return words.unknown(range.names);
  return range.status === 'same'
    ? words.same(labelOf(range.to))
    : words.downgrade(labelOf(range.from), labelOf(range.to));
}

interface RangeState {
  range: Range | undefined;
  change: (part: { from?: string | undefined; to?: string | undefined }) => void;
}

function useRange(manifest: Manifest | undefined): RangeState {
  const { base, name } = useThemeData();
  const preferred = usePreferredVersion()?.name;
  const { search } = useLocation();
  const navigate = useNavigate();
  // The build has no address.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const range =
    manifest && isReady
      ? resolveRange({ manifest, asked: parseUpgradeAddress(search), candidates: [preferred, name] })
      : undefined;
  const change: RangeState['change'] = (part) => {
    const { search } = new URL(
      formatUpgradeAddress(base, { from: range?.from, to: range?.to, ...part }),
      window.location.href,
    );
    navigate({ search }, { replace: true });
  };
  return { range, change };
}
