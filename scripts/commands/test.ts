import { gates } from '../../gates.config.ts';
import { runGates } from '../gates/runGates.ts';
import type { Project } from '../project.ts';

/** Run the gates, or the named ones, and before them what they need, unless that is prepared already. */
export async function test(
  { paths }: Project,
  names: readonly string[],
  { prepared = false }: { prepared?: boolean },
): Promise<void> {
  const list = prepared ? gates.map((gate) => ({ ...gate, needs: [] })) : gates;
  await runGates({ gates: list, names, projectDir: paths.projectDir });
}
