import type { AreaId } from './sidebar.ts';
import type { UpgradeGuide } from './upgradeGuide.ts';

export const UPGRADES_SCHEMA = 1;
export const UPGRADES_FILE = 'upgrade.json';

/** Attribute of the empty element of the page of upgrades that the merge fills with a list of the guides. */
export const UPGRADES_SLOT = 'data-upgrades';

/** `/upgrade.json`: the upgrade guides of every version, newest version first. */
export interface Upgrades {
  schema: typeof UPGRADES_SCHEMA;
  versions: VersionUpgrades[];
}

/** The guides that lead up to one version. */
export interface VersionUpgrades {
  /** Name of the version. */
  name: string;
  /** In the order of the areas; empty where the version has none. */
  guides: SiteUpgradeGuide[];
}

/** An upgrade guide on the site. */
export interface SiteUpgradeGuide extends UpgradeGuide {
  /** Pathname of its page. */
  path: string;
  title: string;
  /** The area that it stands in, and its name; null where no sidebar lists the page. */
  area: { id: AreaId; title: string } | null;
}
