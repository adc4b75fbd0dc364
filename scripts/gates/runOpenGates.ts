import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { type Gate, PREPARATIONS } from './gate.ts';
import { readGateInputs } from './gateInputs.ts';
import { listSteps } from './listSteps.ts';
import { findPass, recordPasses } from './passedGates.ts';
import { runGates } from './runGates.ts';

interface Options {
  prepared: boolean;
  /** Whether gates run again that passed with the same inputs. */
  all: boolean;
  /** Whether the steps that would run are only named. */
  dryRun: boolean;
  installTools(): Promise<void>;
}

/**
 * Run gates, after their preparation if needed. Gates that passed with the same inputs are skipped, with the day of that pass.
 * Throws a UserError with failed ones.
 */
export async function runOpenGates(
  project: Project,
  gates: readonly Gate[],
  { prepared, all, dryRun, installTools }: Options,
): Promise<void> {
  const { projectDir, gatesFile } = project.paths;
  const found = await readGateInputs(project);
  const passedOn = (gate: Gate) => (all || !found ? undefined : findPass(gatesFile, gate, found));
  for (const gate of gates) {
    const date = passedOn(gate);
    if (date) print(`${gate.name}: passed on ${date} with the same inputs (--all runs it again)`);
  }
  const open = gates.filter((gate) => passedOn(gate) === undefined);
  if (open.length === 0) return;
  const steps = prepared ? open : listSteps(open);
  if (dryRun) {
    print(`To run: ${steps.map(({ name }) => name).join(', ')}`);
    return;
  }
  // Tools are inputs, so they are installed before the inputs are read.
  const needsTools = steps.includes(PREPARATIONS.tools);
  if (needsTools) await installTools();
  const before = needsTools ? await readGateInputs(project) : found;
  await runGates({
    steps: steps.filter((step) => step !== PREPARATIONS.tools),
    projectDir,
    onEnd: async (passed) => {
      const after = await readGateInputs(project);
      if (!before || !after) return;
      const date = new Date().toISOString();
      recordPasses(
        gatesFile,
        passed.filter((step) => open.includes(step)),
        { before, after, date },
      );
    },
  });
}
