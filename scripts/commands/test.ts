import { gates } from '../../gates.config.ts';
import { chooseGates, type Subject, subjectOf } from '../gates/listSteps.ts';
import { runOpenGates } from '../gates/runOpenGates.ts';
import type { Project } from '../project.ts';
import { tools } from './tools.ts';

interface Options {
  of?: Subject;
  prepared?: boolean;
  all?: boolean;
  dryRun?: boolean;
}

/** Run all or the named gates, or those of one subject, that did not pass with the same inputs, after what they need. */
export async function test(
  project: Project,
  names: readonly string[],
  { of, prepared = false, all = false, dryRun = false }: Options,
): Promise<void> {
  const chosen = chooseGates(gates, names).filter((gate) => of === undefined || subjectOf(gate) === of);
  await runOpenGates(project, chosen, { prepared, all, dryRun, installTools: () => tools(project) });
}
