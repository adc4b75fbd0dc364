import type { ManifestVersion } from './manifest.ts';
import type { AreaId } from './sidebar.ts';
import { findVersion, type VersionRole } from './version.ts';

export const UPGRADES_SCHEMA = 1;
export const UPGRADES_FILE = 'upgrade.json';

/** `/upgrade.json`, newest version first. */
export interface Upgrades {
  schema: typeof UPGRADES_SCHEMA;
  versions: VersionUpgrades[];
}

interface VersionUpgrades {
  name: string;
  guides: SiteUpgradeGuide[];
}

export interface SiteUpgradeGuide extends UpgradeGuide {
  path: string;
  title: string;
  /** Null where no sidebar lists the page. */
  area: { id: AreaId; title: string } | null;
}

export type StepKind = 'breaking' | 'behaviour' | 'new';

export const STEP_KINDS: readonly StepKind[] = ['breaking', 'behaviour', 'new'];

/** Published refs use these headings, so the table only grows. */
const KINDS: Readonly<Record<string, StepKind>> = {
  Breaking: 'breaking',
  Behaviour: 'behaviour',
  New: 'new',
};

const NO_CONCERN = 'Not your concern';

/** Find the kind of step that a heading names; undefined for any other heading. */
export const findStepKind = (heading: string): StepKind | undefined =>
  Object.hasOwn(KINDS, heading) ? KINDS[heading] : undefined;

/** Tell whether a heading begins the list of breaks that no step is for. */
export const isNoConcern = (heading: string): boolean => heading === NO_CONCERN;

export interface UpgradeStep {
  kind: StepKind;
  anchor: string;
  title: string;
}

export interface UpgradeGuide {
  /** Name of the version before. The guide belongs to the version after. */
  from: string;
  steps: UpgradeStep[];
}

export interface PathStep extends UpgradeStep {
  /** Key in the storage: constant while its version keeps the page and the heading. */
  key: string;
  version: string;
  guide: SiteUpgradeGuide;
}

/**
 * List the steps of each stage, in the order of the guides, and of each guide by kind. A step with the heading of an earlier one in
 * the guides of its area takes its place.
 */
export function listUpgradeSteps(
  stages: readonly UpgradeStage[],
  basePathOf: (version: string) => string,
): PathStep[][] {
  const written = stages.map(({ to, guides }) =>
    guides.flatMap((guide) =>
      STEP_KINDS.flatMap((kind) => guide.steps.filter((step) => step.kind === kind)).map((step) => ({
        ...step,
        key: formatKey(to, guide.path, basePathOf(to), step),
        version: to,
        guide,
      })),
    ),
  );
  const newest = new Map(written.flat().map((step) => [placeOf(step), step]));
  return written.map((steps) =>
    steps.flatMap((step) => {
      const place = placeOf(step);
      const kept = newest.get(place);
      newest.delete(place);
      return kept ? [kept] : [];
    }),
  );
}

const placeOf = ({ key, guide, anchor }: PathStep): string => (guide.area ? `${guide.area.id}#${anchor}` : key);

/** The base path of a version changes when a newer one is released. */
const formatKey = (version: string, path: string, basePath: string, { anchor }: UpgradeStep): string =>
  `${version} /${path.slice(basePath.length)}#${anchor}`;

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
  versions: readonly Pick<ManifestVersion, 'name' | 'role'>[],
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
