import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { runProgram } from '../tools/runProgram.ts';
import { cliArgs, testEnv } from './copyProject.ts';

/** Build and merge a copied project. Throws a UserError that names its site if that fails. */
export async function buildProject(name: string, dir: string): Promise<void> {
  for (const command of ['build', 'merge']) {
    const { exitCode, stdout, stderr } = await runProgram({
      program: process.execPath,
      args: cliArgs(dir, [command]),
      env: testEnv(),
    });
    print(`${name}: ${(stdout + stderr).trim()}`);
    if (exitCode !== 0)
      throw new UserError(`The site "${name}" of the browser tests cannot be built: "${command}" failed.`, {
        hint: 'See the messages above.',
      });
  }
}
