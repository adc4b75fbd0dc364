import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/userError.ts';
import { isRunning } from '../tools/runProgram.ts';

/**
 * Act as the only release of a clone: two would write the same tree. The lock of a process that has ended is replaced. Throws a
 * UserError while another release is running.
 */
export async function withReleaseLock(file: string, name: string, act: () => Promise<void>): Promise<void> {
  const [, other, processId] = /^(\S+) (\d+)$/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  if (isRunning(Number(processId)))
    throw new UserError(`A release of ${other} is running (process ${processId}).`, {
      hint: `Wait until it has ended. If process ${processId} is no release, delete ${file}.`,
    });
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, `${name} ${process.pid}`, { flag: 'wx' });
  try {
    await act();
  } finally {
    rmSync(file, { force: true });
  }
}
