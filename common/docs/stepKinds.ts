import type { StepKind } from '../upgradeGuide.ts';

/**
 * Headings of level 2 below which an upgrade guide has steps. They belong to the format of the content, not to the words of the
 * shell: published refs use them, so this table only grows.
 */
const KINDS: Readonly<Record<string, StepKind>> = {
  Breaking: 'breaking',
  Behaviour: 'behaviour',
  New: 'new',
  // German
  Inkompatibel: 'breaking',
  Verhalten: 'behaviour',
  Neu: 'new',
};

/** Find the kind of step that a heading of an upgrade guide names; undefined for any other heading. */
export const findStepKind = (heading: string): StepKind | undefined =>
  Object.hasOwn(KINDS, heading) ? KINDS[heading] : undefined;
