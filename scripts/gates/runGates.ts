import { availableParallelism } from 'node:os';
import { formatTable, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { runProgram } from '../tools/runProgram.ts';
import type { Gate } from './gate.ts';
import { listSteps } from './listSteps.ts';

interface Options {
  gates: readonly Gate[];
  /** Gates to run; all without a name. */
  names: readonly string[];
  projectDir: string;
  /** Environment of the gates; this process's own if left out. */
  env?: NodeJS.ProcessEnv;
  /** Processors that may be kept busy at a time. */
  cores?: number;
}

interface Outcome {
  step: Gate;
  exitCode: number;
  seconds: number;
}

/**
 * Run gates and what they need, in order; those that need one processor beside each other. After the first failure
 * nothing more is started. Throws a UserError that names what failed and what was not run.
 */
export async function runGates({
  gates,
  names,
  projectDir,
  env = process.env,
  cores = availableParallelism(),
}: Options): Promise<void> {
  const steps = listSteps(gates, names);
  const outcomes: Outcome[] = [];
  const running = new Map<Gate, Promise<void>>();
  const hasFailed = () => outcomes.some(({ exitCode }) => exitCode !== 0);
  const run = async (step: Gate) => {
    outcomes.push(await runStep(step, { projectDir, env, isAlone: step.cores >= cores }));
    running.delete(step);
  };
  for (const step of steps) {
    const isFree = () => running.size === 0 || step.cores + sumCores(running.keys()) <= cores;
    while (!isFree()) await Promise.race(running.values());
    if (hasFailed()) break;
    running.set(step, run(step));
  }
  await Promise.all(running.values());
  report(steps, outcomes);
}

const sumCores = (steps: Iterable<Gate>): number => [...steps].reduce((sum, { cores }) => sum + cores, 0);

async function runStep(
  step: Gate,
  { projectDir, env, isAlone }: { projectDir: string; env: NodeJS.ProcessEnv; isAlone: boolean },
): Promise<Outcome> {
  const startTime = performance.now();
  if (isAlone) print(`\n── ${step.name}`);
  const { exitCode, stdout, stderr } = await runProgram({
    ...npmScript(step.script),
    cwd: projectDir,
    env,
    // Steps that run at the same time would mix their lines.
    isShown: isAlone,
  });
  if (!isAlone) print(`\n── ${step.name}\n${`${stdout}${stderr}`.trim()}`);
  return { step, exitCode, seconds: (performance.now() - startTime) / 1000 };
}

/** npm passes its path to its scripts; otherwise it is on `PATH`. */
function npmScript(script: string): { program: string; args: string[] } {
  const npmFile = process.env.npm_execpath;
  const args = ['run', '--silent', script];
  return npmFile?.endsWith('.js') ? { program: process.execPath, args: [npmFile, ...args] } : { program: 'npm', args };
}

function report(steps: readonly Gate[], outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ step, exitCode, seconds }) => [
    step.name,
    exitCode === 0 ? 'passed' : 'failed',
    `${seconds.toFixed(1)} s`,
  ]);
  const failed = outcomes.filter(({ exitCode }) => exitCode !== 0).map(({ step }) => step.name);
  print(`\n${formatTable([['gate', 'result', 'time'], ...rows])}`);
  print(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length === 0) return;
  const left = steps.filter((step) => !outcomes.some((outcome) => outcome.step === step)).map(({ name }) => name);
  throw new UserError(`Failed: ${failed.join(', ')}.${left.length > 0 ? ` Not run: ${left.join(', ')}.` : ''}`, {
    hint: 'Fix the errors above, then run it alone: npm test -- <gate>',
  });
}
