import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageMap.ts';
import { formatUpgradeAddress } from '../../common/shellRoutes.ts';
import { isReleased, type ReleaseState, type VersionRole } from '../../common/version.ts';
import { hasChanged } from './resolveComparisons.ts';

export interface Notice {
  kind: 'unreleased' | ReleaseState;
  /** Undefined on a site without a released version. `isSame`: the page has the same words there. */
  latest: { href: string; label: string | undefined; isSame?: boolean } | undefined;
  upgradeHref?: string | undefined;
}

interface Inputs {
  own: { name: string; role: VersionRole; state: ReleaseState | undefined; siteBase: string };
  manifest: Manifest | undefined;
  history: PageHistory | undefined;
  hash: string;
}

/**
 * Decide whether a page has a notice that leads to its page in the latest version or the nearest parent; without a history, to the
 * latest home. The manifest has today's role and state, the build those of its own day.
 */
export function resolveNotice({ own, manifest, history, hash }: Inputs): Notice | undefined {
  const { role, state = 'ended' } = manifest?.versions.find(({ name }) => name === own.name) ?? own;
  if (role === 'latest') return undefined;
  const kind = isReleased(role) ? state : 'unreleased';
  const offerWay = (to?: string) =>
    kind === 'unreleased' ? undefined : formatUpgradeAddress(own.siteBase, { from: own.name, to });
  if (!manifest) return { kind, latest: { href: own.siteBase, label: undefined }, upgradeHref: offerWay() };
  const latest = manifest.versions.find(({ name }) => name === manifest.latest);
  if (!latest) return { kind, latest: undefined };
  const entry = history?.find(({ name }) => name === latest.name);
  const href = entry ? entry.path + (entry.change === 'missing' ? '' : hash) : latest.path;
  const isSame = entry !== undefined && entry.change !== 'missing' && !hasChanged(history ?? [], own.name, latest.name);
  return { kind, latest: { href, label: latest.label, isSame }, upgradeHref: offerWay(latest.name) };
}
