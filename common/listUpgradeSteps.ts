import type { UpgradeStage } from './resolveUpgradePath.ts';
import { STEP_KINDS, type StepKind, type UpgradeStep } from './upgradeGuide.ts';
import type { SiteUpgradeGuide } from './upgrades.ts';

export interface PathStep extends UpgradeStep {
  /** Key in the storage: constant while its version keeps the page and the heading. */
  key: string;
  version: string;
  guide: SiteUpgradeGuide;
}

export interface StepGroup {
  kind: StepKind;
  steps: PathStep[];
}

/**
 * List steps by kind, then by version, then in the order of the guides. A step with the heading of an earlier one in the guides of
 * its area takes its place.
 */
export function listUpgradeSteps(
  stages: readonly UpgradeStage[],
  basePathOf: (version: string) => string,
): StepGroup[] {
  const steps = stages.flatMap(({ to, guides }) =>
    guides.flatMap((guide) =>
      guide.steps.map((step) => ({
        ...step,
        key: formatKey(to, guide.path, basePathOf(to), step),
        version: to,
        guide,
      })),
    ),
  );
  // A map keeps the place of a key whose value changes.
  const kept = [...new Map(steps.map((step) => [placeOf(step), step])).values()];
  const groups = STEP_KINDS.map((kind) => ({ kind, steps: kept.filter((step) => step.kind === kind) }));
  return groups.filter((group) => group.steps.length > 0);
}

const placeOf = ({ key, guide, anchor }: PathStep): string => (guide.area ? `${guide.area.id}#${anchor}` : key);

/** The base path of a version changes when a newer one is released. */
const formatKey = (version: string, path: string, basePath: string, { anchor }: UpgradeStep): string =>
  `${version} /${path.slice(basePath.length)}#${anchor}`;
