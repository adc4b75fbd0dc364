import path from 'node:path';
import { FileCache } from '../../common/docs/FileCache.ts';
import { digest } from '../lib/digest.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { runProgram } from '../tools/runProgram.ts';

export interface Gate {
  name: string;
  /** Program and arguments, with a space between them. */
  command: string;
  /** All gates that make what it reads. */
  needs?: readonly string[];
  /** Repeats it, where the gate of that name does something else. */
  repeat?: string;
}

type Rows = readonly (readonly Gate[])[];

/** Open the times of the last runs, in seconds. */
const openTimes = (projectDir: string): FileCache => new FileCache(path.join(projectDir, '.site/gates'));

const timeKey = (rows: Rows): string => digest(JSON.stringify(rows));

/** Say how long gates take: what their last complete run took on this machine. */
export function describeTime(projectDir: string, rows: Rows): string {
  const kept = openTimes(projectDir).read(timeKey(rows));
  const { length } = rows.flat();
  const time = kept ? `about ${formatCount(Math.ceil(Number(kept) / 60), 'minute')}` : 'several minutes';
  return `${formatCount(length, 'gate')} ${length === 1 ? 'takes' : 'take'} ${time}`;
}

/** Choose the named gates and what they need, in order; all without names. */
export function chooseGates(rows: Rows, names: readonly string[]): Rows {
  const named = rows.flat().filter(({ name }) => names.includes(name));
  const wanted = new Set(named.flatMap(({ name, needs = [] }) => [...needs, name]));
  return names.length === 0 ? rows : rows.map((row) => row.filter(({ name }) => wanted.has(name)));
}

/**
 * Run gates, those of one row side by side, and leave out those that need a failed one. Throws a UserError at the end that names all
 * of them and says how to repeat them.
 */
export async function runGates(rows: Rows, projectDir: string, env = process.env): Promise<void> {
  const startTime = performance.now();
  const PATH = [path.join(projectDir, 'node_modules/.bin'), env.PATH].join(path.delimiter);
  const failed: Gate[] = [];
  const leftOut: string[] = [];
  for (const row of rows) {
    const run = async (gate: Gate) => {
      const { name, command } = gate;
      const [program = '', ...args] = command.split(' ');
      const startTime = performance.now();
      const isShown = row.length === 1;
      if (isShown) print(`\n── ${name}: ${command}`);
      const result = await runProgram({ program, args, cwd: projectDir, env: { ...env, PATH }, isShown });
      if (!isShown) print(`\n── ${name}: ${command}\n${`${result.stdout}${result.stderr}`.trim()}`);
      print(`── ${name}: exit code ${result.exitCode} after ${((performance.now() - startTime) / 1000).toFixed(1)} s`);
      return result.exitCode === 0 ? [] : [gate];
    };
    const missing = [...failed.map(({ name }) => name), ...leftOut];
    leftOut.push(...row.filter(({ needs = [] }) => needs.some((one) => missing.includes(one))).map(({ name }) => name));
    failed.push(...(await Promise.all(row.filter((gate) => !leftOut.includes(gate.name)).map(run))).flat());
  }
  if (failed.length === 0) {
    openTimes(projectDir).write(timeKey(rows), String((performance.now() - startTime) / 1000));
    return print(`\n${rows.flat().length} passed, 0 failed`);
  }
  const rest = leftOut.length > 0 ? ` Not run, because they need these: ${leftOut.join(', ')}.` : '';
  throw new UserError(`Failed: ${failed.map(({ name }) => name).join(', ')}.${rest}`, {
    hint: `Each alone: ${failed.map(({ name, repeat }) => repeat ?? `npm test -- ${name}`).join('; ')}`,
  });
}
