import { gates, weeklyGates } from '../../gates.config.ts';
import { chooseGates, runGates } from '../gates/runGates.ts';
import type { Project } from '../project.ts';

const allGates = [...gates, ...weeklyGates];

export const GATE_NAMES = allGates.flat().map(({ name }) => name);

/** Run the named gates after what they need, or those of every change, with `all` the weekly ones too. */
export async function test(
  { paths }: Project,
  names: readonly string[],
  { all = false }: { all?: boolean },
): Promise<void> {
  await runGates(names.length > 0 ? chooseGates(allGates, names) : all ? allGates : gates, paths.projectDir);
}
