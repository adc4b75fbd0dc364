import type { ManifestVersion } from './manifest.ts';
import type { SiteUpgradeGuide, Upgrades, VersionUpgrades } from './upgrades.ts';
import { findVersion, type VersionRole } from './version.ts';

/** Without a guide it is a gap. */
export interface UpgradeStage {
  from: string;
  to: string;
  guides: readonly SiteUpgradeGuide[];
}

export interface PathVersion extends VersionUpgrades {
  role: VersionRole;
}

/** List versions with their guides, whose ends are names of these versions where they are documented. */
export const listPathVersions = (
  versions: readonly Pick<ManifestVersion, 'name' | 'segment' | 'role'>[],
  upgrades: Upgrades,
): PathVersion[] =>
  versions.map(({ name, role }) => ({
    name,
    role,
    guides: (upgrades.versions.find((version) => version.name === name)?.guides ?? []).map((guide) => ({
      ...guide,
      from: findVersion(versions, guide.from)?.name ?? guide.from,
    })),
  }));

/**
 * List the stages of an upgrade, with the guides that start where the stage before ended. `versions` are newest first. A
 * pre-release counts only at either end: its guides are nearly those of its release.
 */
export function resolveUpgradePath(
  versions: readonly PathVersion[],
  { from, to }: { from: string; to: string },
): UpgradeStage[] {
  const start = versions.findIndex(({ name }) => name === from);
  const end = versions.findIndex(({ name }) => name === to);
  const stages: UpgradeStage[] = [];
  let at = from;
  for (const { name, role, guides } of versions.slice(end, start).reverse()) {
    if (role === 'prerelease' && name !== to) continue;
    stages.push({ from: at, to: name, guides: guides.filter((guide) => guide.from === at) });
    at = name;
  }
  return stages;
}
