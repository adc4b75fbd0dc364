import type { StepKind } from '../upgradeGuide.ts';

/** Published refs use these headings, so the table only grows. */
const KINDS: Readonly<Record<string, StepKind>> = {
  Breaking: 'breaking',
  Behaviour: 'behaviour',
  New: 'new',
  // German
  Inkompatibel: 'breaking',
  Verhalten: 'behaviour',
  Neu: 'new',
};

/** Find the kind of step that a heading names; undefined for any other heading. */
export const findStepKind = (heading: string): StepKind | undefined =>
  Object.hasOwn(KINDS, heading) ? KINDS[heading] : undefined;
