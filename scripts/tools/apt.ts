import { findProgram, type ProgramResult, pathDirs, runProgram } from './runProgram.ts';

const TIMEOUT = 10 * 60_000;

/** Install a Debian package. The result explains a failure. */
export async function installWithApt(packageName: string): Promise<ProgramResult> {
  const aptPath = findProgram('apt-get', pathDirs());
  if (aptPath === undefined) return { exitCode: -1, stdout: '', stderr: 'there is no apt-get here.' };
  if (process.getuid?.() !== 0) return { exitCode: -1, stdout: '', stderr: 'apt-get needs root.' };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runProgram({ program: aptPath, args: ['update'], env, timeout: TIMEOUT });
  if (update.exitCode !== 0) return update;
  return runProgram({ program: aptPath, args: ['install', '-y', packageName], env, timeout: TIMEOUT });
}
