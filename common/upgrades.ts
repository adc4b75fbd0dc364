import type { AreaId } from './sidebar.ts';
import type { UpgradeGuide } from './upgradeGuide.ts';

export const UPGRADES_SCHEMA = 1;
export const UPGRADES_FILE = 'upgrade.json';

/** `/upgrade.json`, newest version first. */
export interface Upgrades {
  schema: typeof UPGRADES_SCHEMA;
  versions: VersionUpgrades[];
}

export interface VersionUpgrades {
  name: string;
  guides: SiteUpgradeGuide[];
}

export interface SiteUpgradeGuide extends UpgradeGuide {
  path: string;
  title: string;
  /** Null where no sidebar lists the page. */
  area: { id: AreaId; title: string } | null;
}
