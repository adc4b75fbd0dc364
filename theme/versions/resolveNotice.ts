import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageHistory.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { isReleased, type ReleaseState, type VersionRole } from '../../common/version.ts';

/** What a reader of an unreleased or an old version is told. */
export interface Notice {
  kind: 'unreleased' | ReleaseState;
  /** Where the reader is sent; undefined on a site without a released version. */
  latest: { href: string; label: string | undefined } | undefined;
  /** The page with the steps to the latest version; undefined for unreleased docs. */
  upgradeHref?: string | undefined;
}

interface Inputs {
  own: { name: string; role: VersionRole; state: ReleaseState | undefined; siteBase: string };
  manifest: Manifest | undefined;
  /** History of the page being read; undefined until it is loaded. */
  history: PageHistory | undefined;
  /** Anchor of the address being read. It is kept where the latest version has the page. */
  hash: string;
}

/**
 * Decide whether a page carries a notice, and where it leads: to the same page of the latest version or its nearest
 * parent, and to the latest home while the history is missing. The manifest knows the version's role and state of today;
 * the build only knows those of the day it was built.
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
  return { kind, latest: { href, label: latest.label }, upgradeHref: offerWay(latest.name) };
}
