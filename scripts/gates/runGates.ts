import path from 'node:path';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { runProgram } from '../tools/runProgram.ts';

export interface Gate {
  name: string;
  /** Program and arguments, with a space between them. */
  command: string;
  /** All gates that make what it reads. */
  needs?: readonly string[];
}

type Rows = readonly (readonly Gate[])[];

/** Choose the named gates and what they need, in order; all without names. */
export function chooseGates(rows: Rows, names: readonly string[]): Rows {
  const named = rows.flat().filter(({ name }) => names.includes(name));
  const wanted = new Set(named.flatMap(({ name, needs = [] }) => [...needs, name]));
  return names.length === 0 ? rows : rows.map((row) => row.filter(({ name }) => wanted.has(name)));
}

/** Run gates, those of one row side by side. A failure ends the run after its row, with a UserError that says how to repeat it. */
export async function runGates(rows: Rows, projectDir: string, env = process.env): Promise<void> {
  const PATH = [path.join(projectDir, 'node_modules/.bin'), env.PATH].join(path.delimiter);
  for (const row of rows) {
    const run = async ({ name, command }: Gate) => {
      const [program = '', ...args] = command.split(' ');
      const startTime = performance.now();
      const isShown = row.length === 1;
      if (isShown) print(`\n── ${name}: ${command}`);
      const result = await runProgram({ program, args, cwd: projectDir, env: { ...env, PATH }, isShown });
      if (!isShown) print(`\n── ${name}: ${command}\n${`${result.stdout}${result.stderr}`.trim()}`);
      print(`── ${name}: exit code ${result.exitCode} after ${((performance.now() - startTime) / 1000).toFixed(1)} s`);
      return result.exitCode === 0 ? [] : [name];
    };
    const failed = (await Promise.all(row.map(run))).flat();
    if (failed.length > 0)
      throw new UserError(`Failed: ${failed.join(', ')}.`, { hint: `Run it alone: npm test -- ${failed.join(' ')}` });
  }
  print(`\n${rows.flat().length} passed, 0 failed`);
}
