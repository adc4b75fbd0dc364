import { gates } from '../../gates.config.ts';
import { chooseGates } from '../gates/listSteps.ts';
import { runOpenGates } from '../gates/runOpenGates.ts';
import type { Project } from '../project.ts';
import { tools } from './tools.ts';

interface Options {
  prepared?: boolean;
  all?: boolean;
}

/** Run all or the named gates that did not pass with the same inputs, after what they need. */
export async function test(
  project: Project,
  names: readonly string[],
  { prepared = false, all = false }: Options,
): Promise<void> {
  await runOpenGates(project, chooseGates(gates, names), { prepared, all, installTools: () => tools(project) });
}
