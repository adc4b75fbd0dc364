import { useHead, useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import { formatUpgradeAddress, parseUpgradeAddress } from '../../common/upgradeAddress.ts';
import { UPGRADES_FILE, UPGRADES_SCHEMA, UPGRADES_SLOT, type Upgrades } from '../../common/upgrades.ts';
import { formatTitle } from '../site/formatTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { MANIFEST, reloadSiteFile, type SiteFile } from '../versions/siteFiles.ts';
import { usePreferredVersion } from '../versions/usePreferredVersion.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import { RangeForm } from './RangeForm.tsx';
import { type Range, resolveRange } from './resolveRange.ts';
import styles from './UpgradePage.module.css';
import { UpgradeSteps } from './UpgradeSteps.tsx';
import { words } from './words.ts';

const UPGRADES: SiteFile<Upgrades> = { fileName: UPGRADES_FILE, schema: UPGRADES_SCHEMA };
const LIST_MARK = { [UPGRADES_SLOT]: '' };

/** Show every step from one version to another, from an address that can be shared. */
export function UpgradePage() {
  const { site } = useSite();
  const { siteBase } = useThemeData();
  const files = [useSiteFile(MANIFEST, true), useSiteFile(UPGRADES, true)] as const;
  const [manifest, upgrades] = [fileOf(files[0]), fileOf(files[1])];
  const { range, change } = useRange(manifest);
  const labelOf = (name: string) => manifest?.versions.find((version) => version.name === name)?.label ?? name;
  const hasFailed = files.some(({ status }) => status === 'failed');
  // All at once: what comes later would move what is there.
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
      <PageTitle>{title}</PageTitle>
      {/* The merge knows no classes of ours: the list has the styles of content. */}
      <div
        className={`rp-doc rspress-doc ${styles.plain}`}
        {...LIST_MARK}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, so that React leaves the list alone.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {manifest && range && isSettled && <RangeForm manifest={manifest} range={range} onChange={change} />}
      {hasFailed ? (
        <div role="alert">
          <p>{words.failed}</p>
          <Button onClick={retry}>{words.retry}</Button>
        </div>
      ) : problem ? (
        <p role="status">{problem}</p>
      ) : manifest && upgrades && range?.status === 'up' ? (
        <UpgradeSteps manifest={manifest} upgrades={upgrades} from={range.from} to={range.to} labelOf={labelOf} />
      ) : (
        <p className={styles.loading} role="status">
          {words.loading}
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
  /** Undefined until the manifest is loaded. */
  range: Range | undefined;
  change: (part: { from?: string | undefined; to?: string | undefined }) => void;
}

/** Keep both versions in the address. */
function useRange(manifest: Manifest | undefined): RangeState {
  const { base, name } = useThemeData();
  const preferred = usePreferredVersion()?.name;
  const { search } = useLocation();
  const navigate = useNavigate();
  // The build knows no address.
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
