import type { SiteUpgradeGuide, VersionUpgrades } from './upgrades.ts';
import type { VersionRole } from './version.ts';

/** Without a guide it is a gap. */
export interface UpgradeStage {
  from: string;
  to: string;
  guides: readonly SiteUpgradeGuide[];
}

export interface PathVersion extends VersionUpgrades {
  role: VersionRole;
}

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
