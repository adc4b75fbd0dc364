export type StepKind = 'breaking' | 'behaviour' | 'new';

export const STEP_KINDS: readonly StepKind[] = ['breaking', 'behaviour', 'new'];

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
