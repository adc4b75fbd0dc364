import type { SiteUpgradeGuide, VersionUpgrades } from '../../common/upgrades.ts';
import type { VersionRole } from '../../common/version.ts';

/** One part of the way from a version up to another. Without a guide it is a gap. */
export interface Leg {
  from: string;
  to: string;
  guides: readonly SiteUpgradeGuide[];
}

export interface Stop extends VersionUpgrades {
  role: VersionRole;
}

/**
 * Walk up from one version to another: the guides of each version between that start where the walk stands are on the way.
 * `stops` are newest first, as in the manifest. A pre-release is no stop, unless the walk starts or ends there: its guides
 * are nearly those of its release.
 */
export function walkVersions(stops: readonly Stop[], { from, to }: { from: string; to: string }): Leg[] {
  const start = stops.findIndex(({ name }) => name === from);
  const end = stops.findIndex(({ name }) => name === to);
  const legs: Leg[] = [];
  let at = from;
  for (const { name, role, guides } of stops.slice(end, start).reverse()) {
    if (role === 'prerelease' && name !== to) continue;
    legs.push({ from: at, to: name, guides: guides.filter((guide) => guide.from === at) });
    at = name;
  }
  return legs;
}
