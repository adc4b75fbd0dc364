import { STEP_KINDS, type StepKind, type UpgradeStep } from '../../common/upgradeGuide.ts';
import type { SiteUpgradeGuide } from '../../common/upgrades.ts';
import type { Leg } from './walkVersions.ts';

/** A step on the way. */
export interface WayStep extends UpgradeStep {
  /** Names the step in the browser's storage: the same as long as its version keeps the page and the heading. */
  key: string;
  /** Name of the version that it belongs to. */
  version: string;
  guide: SiteUpgradeGuide;
}

export interface StepGroup {
  kind: StepKind;
  steps: WayStep[];
}

/** List the steps of a way by kind; in each kind by version, then in the order of the guides and of their steps. */
export function listSteps(legs: readonly Leg[], basePathOf: (version: string) => string): StepGroup[] {
  const steps = legs.flatMap(({ to, guides }) =>
    guides.flatMap((guide) =>
      guide.steps.map((step) => ({
        ...step,
        key: formatKey(to, guide.path, basePathOf(to), step),
        version: to,
        guide,
      })),
    ),
  );
  const groups = STEP_KINDS.map((kind) => ({ kind, steps: steps.filter((step) => step.kind === kind) }));
  return groups.filter((group) => group.steps.length > 0);
}

/** The base path of a version changes when a newer one is released. */
const formatKey = (version: string, path: string, basePath: string, { anchor }: UpgradeStep): string =>
  `${version} /${path.slice(basePath.length)}#${anchor}`;
