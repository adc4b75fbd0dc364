import { formatUpgradeAddress, parseUpgradeAddress, UPGRADE_ROUTE } from '../../common/shellRoutes.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import { UPGRADES_FILE, UPGRADES_SCHEMA, type Upgrades } from '../../common/upgrades.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
import form from '../ui/Form.module.css';
import { MANIFEST, type SiteFile } from '../versions/loadSiteFile.ts';
import { RangePage, useQuery } from '../versions/RangePage.tsx';
import { usePreferredVersion, useSiteFiles } from '../versions/versions.ts';
import { type Range, resolveRange } from './resolveRange.ts';
import styles from './UpgradePage.module.css';
import { UpgradeSteps } from './UpgradeSteps.tsx';

// Rspress reads these like front matter.
export const title = words.title;
export const routePath = UPGRADE_ROUTE;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

const UPGRADES: SiteFile<Upgrades> = { fileName: UPGRADES_FILE, schema: UPGRADES_SCHEMA };

/** Show every step from one version to another, from an address that can be shared. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function UpgradePage() {
  const { siteBase, name } = useThemeData();
  const preferred = usePreferredVersion()?.name;
  const { query, write } = useQuery();
  const { loaded, isSettled, hasFailed, retry } = useSiteFiles([MANIFEST, UPGRADES]);
  const [manifest, upgrades] = loaded;
  // All at once: later parts would move earlier ones.
  const { without, ...asked } = parseUpgradeAddress(query ?? '');
  const range =
    manifest && isSettled && query !== undefined
      ? resolveRange({ manifest, asked, candidates: [preferred, name] })
      : undefined;
  const labelOf = (name: string) => manifest?.versions.find((version) => version.name === name)?.label ?? name;
  const hrefOf = (part: Parameters<typeof formatUpgradeAddress>[1]) =>
    formatUpgradeAddress(siteBase, { from: range?.from, to: range?.to, without, ...part });
  return (
    <RangePage
      title={range?.status === 'up' ? words.pageTitle(labelOf(range.from), labelOf(range.to)) : title}
      isIndexed
      plain={<DocumentPart part="upgrades" className={`rp-doc ${form.plain}`} />}
      words={words}
      manifest={range && manifest}
      range={range ?? {}}
      canSwap={range?.status === 'down'}
      onChange={(part) => write(hrefOf(part))}
      href={hrefOf({})}
      failure={hasFailed ? words.failed : undefined}
      retry={retry}
    >
      {manifest && upgrades && range?.status === 'up' ? (
        <UpgradeSteps
          manifest={manifest}
          upgrades={upgrades}
          from={range.from}
          to={range.to}
          labelOf={labelOf}
          without={without}
          onFilter={(areas) => write(hrefOf({ without: areas }))}
        />
      ) : (
        <p className={range ? undefined : styles.loading} role="status">
          {range ? describeRange(range, labelOf) : strings.loading.loading}
        </p>
      )}
    </RangePage>
  );
}

function describeRange(range: Range, labelOf: (name: string) => string): string {
  if (range.status === 'unknown') return words.unknown(range.names);
  return range.status === 'same'
    ? words.same(labelOf(range.to))
    : words.downgrade(labelOf(range.from), labelOf(range.to));
}
