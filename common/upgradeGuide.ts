/** What a step of an upgrade guide is about. In the order in which guides have them. */
export type StepKind = 'breaking' | 'behaviour' | 'new';

export const STEP_KINDS: readonly StepKind[] = ['breaking', 'behaviour', 'new'];

/** One thing to do, or to know, for who moves from one version to another. */
export interface UpgradeStep {
  kind: StepKind;
  /** Id of the step's heading in its guide. */
  anchor: string;
  title: string;
}

/** What a page says as an upgrade guide. */
export interface UpgradeGuide {
  /** Name of the version that it starts from. It leads to the version that it belongs to. */
  from: string;
  /** In the order of the page. */
  steps: UpgradeStep[];
}
