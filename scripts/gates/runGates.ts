import { availableParallelism } from 'node:os';
import { formatTable, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { runProgram } from '../tools/runProgram.ts';
import type { Gate } from './gate.ts';

interface Options {
  steps: readonly Gate[];
  projectDir: string;
  env?: NodeJS.ProcessEnv;
  onEnd?: (passed: Gate[]) => Promise<void>;
  cores?: number;
}

interface Outcome {
  step: Gate;
  exitCode: number;
  seconds: number;
}

/**
 * Run steps in order, those for one processor in parallel; a failure starts no more. Calls `onEnd` with passed steps. Throws a
 * UserError with failed and skipped ones.
 */
export async function runGates({
  steps,
  projectDir,
  onEnd = async () => undefined,
  env = process.env,
  cores = availableParallelism(),
}: Options): Promise<void> {
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
  await onEnd(outcomes.filter(({ exitCode }) => exitCode === 0).map(({ step }) => step));
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
    // Parallel steps would mix their lines.
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
