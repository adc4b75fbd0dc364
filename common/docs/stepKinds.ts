import type { StepKind } from '../upgradeGuide.ts';

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
