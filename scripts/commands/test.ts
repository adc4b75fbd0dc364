import { gates } from '../../gates.config.ts';
import { runGates } from '../gates/runGates.ts';
import type { Project } from '../project.ts';

/** Run the gates, or the named ones, and what they need. */
export async function test({ paths }: Project, names: readonly string[]): Promise<void> {
  await runGates({ gates, names, projectDir: paths.projectDir });
}
