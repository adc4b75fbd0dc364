import { gates } from '../../gates.config.ts';
import type { Gate } from '../gates/gate.ts';
import { readGateInputs } from '../gates/gateInputs.ts';
import { chooseGates, listSteps, type Subject, subjectOf } from '../gates/listSteps.ts';
import { findPass, recordPasses } from '../gates/passedGates.ts';
import { runGates } from '../gates/runGates.ts';
import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';

interface Options {
  of?: Subject;
  prepared?: boolean;
  all?: boolean;
}

/**
 * Run all or the named gates, or those of one subject, after their preparation if needed. Gates that passed with the same inputs are skipped, with the day
 * of that pass.
 */
export async function test(
  project: Project,
  names: readonly string[],
  { of, prepared = false, all = false }: Options,
): Promise<void> {
  const { projectDir, gatesFile } = project.paths;
  const chosen = chooseGates(gates, names).filter((gate) => of === undefined || subjectOf(gate) === of);
  const before = await readGateInputs(project);
  const passedOn = (gate: Gate) => (all || !before ? undefined : findPass(gatesFile, gate, before));
  for (const gate of chosen) {
    const date = passedOn(gate);
    if (date) print(`${gate.name}: passed on ${date} with the same inputs (--all runs it again)`);
  }
  const left = chosen.filter((gate) => passedOn(gate) === undefined);
  if (left.length === 0) return;
  await runGates({
    steps: prepared ? left : listSteps(left),
    projectDir,
    onEnd: async (passed) => {
      const after = before && (await readGateInputs(project));
      if (!before || !after) return;
      const date = new Date().toISOString();
      recordPasses(
        gatesFile,
        passed.filter((step) => left.includes(step)),
        { before, after, date },
      );
    },
  });
}
