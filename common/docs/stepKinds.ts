import type { StepKind } from '../upgradeGuide.ts';

/** Published refs use these headings, so the tables only grow. */
const KINDS: Readonly<Record<string, StepKind>> = {
  Breaking: 'breaking',
  Behaviour: 'behaviour',
  New: 'new',
  // German
  Inkompatibel: 'breaking',
  Verhalten: 'behaviour',
  Neu: 'new',
};

const NO_CONCERN: readonly string[] = ['Not your concern', 'Nicht von Belang'];

/** Find the kind of step that a heading names; undefined for any other heading. */
export const findStepKind = (heading: string): StepKind | undefined =>
  Object.hasOwn(KINDS, heading) ? KINDS[heading] : undefined;

/** Tell whether a heading begins the list of breaks that no step is for. */
export const isNoConcern = (heading: string): boolean => NO_CONCERN.includes(heading);
