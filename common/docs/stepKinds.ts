import { listStrings } from '../strings/findStrings.ts';
import { STEP_KINDS, type StepKind } from '../upgradeGuide.ts';

/** Headings of upgrade guides in every language: content need not have the language of the shell. */
const KINDS = new Map<string, StepKind>(
  listStrings().flatMap(({ upgrade }) => STEP_KINDS.map((kind) => [upgrade.kinds[kind], kind] as const)),
);

/** Find the kind of step that a heading of an upgrade guide names; undefined for any other heading. */
export const findStepKind = (heading: string): StepKind | undefined => KINDS.get(heading);
