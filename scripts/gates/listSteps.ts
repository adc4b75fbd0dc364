import { UserError } from '../lib/userError.ts';
import { type Gate, type Need, PREPARATIONS } from './gate.ts';

/** Choose gates by name, in order; all without names. Throws a UserError for an unknown name. */
export function chooseGates(gates: readonly Gate[], names: readonly string[]): Gate[] {
  const unknown = names.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0) {
    throw new UserError(`No such gate: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`, {
      hint: `There are: ${gates.map(({ name }) => name).join(', ')}`,
    });
  }
  return gates.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** What a job of CI checks: the code, or the built site. */
export const SUBJECTS = ['code', 'site'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Tell what a gate checks: the site if it needs builds of it. */
export const subjectOf = ({ needs }: Gate): Subject =>
  needs.some((need) => need === 'builds' || need === 'site') ? 'site' : 'code';

/** List gates in order, each after its preparation. */
export const listSteps = (gates: readonly Gate[]): Gate[] => [
  ...new Set(gates.flatMap((gate) => [...listPreparations(gate.needs), gate])),
];

const listPreparations = (needs: readonly Need[]): Gate[] =>
  needs.map((need) => PREPARATIONS[need]).flatMap((step) => [...listPreparations(step.needs), step]);
