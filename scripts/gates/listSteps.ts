import { UserError } from '../lib/userError.ts';
import { type Gate, type Need, PREPARATIONS } from './gate.ts';

/**
 * List what has to run for some gates, all without a name: the gates in their order, each behind what it needs, and
 * everything once. Throws a UserError for a name that no gate has.
 */
export function listSteps(gates: readonly Gate[], names: readonly string[]): Gate[] {
  const unknown = names.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0) {
    throw new UserError(`No such gate: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`, {
      hint: `There are: ${gates.map(({ name }) => name).join(', ')}`,
    });
  }
  const wanted = gates.filter(({ name }) => names.length === 0 || names.includes(name));
  return [...new Set(wanted.flatMap((gate) => [...listPreparations(gate.needs), gate]))];
}

const listPreparations = (needs: readonly Need[]): Gate[] =>
  needs.map((need) => PREPARATIONS[need]).flatMap((step) => [...listPreparations(step.needs), step]);
