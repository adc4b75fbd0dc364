import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/userError.ts';
import { isRunning } from '../tools/runProgram.ts';

/**
 * Act as the only release of a clone: two would write the same tree. The lock of a process that has ended is replaced. Throws a
 * UserError while another release is running.
 */
export async function withReleaseLock(file: string, name: string, act: () => Promise<void>): Promise<void> {
  const claim = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(claim, `${name} ${process.pid}`);
  try {
    takeLock(file, claim);
  } finally {
    rmSync(claim, { force: true });
  }
  try {
    await act();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Make a claim the lock: one process alone can make the link, and the link has its text at once. */
function takeLock(file: string, claim: string): void {
  const held = readLock(file);
  refuseRunning(held, file);
  if (held !== undefined) moveAway(file, held, `${claim}.ended`);
  try {
    linkSync(claim, file);
  } catch (error) {
    refuseRunning(readLock(file), file);
    throw error;
  }
}

/** Delete the lock of an ended process. Where another process has replaced it meanwhile, that one is put back. */
function moveAway(file: string, held: string, endedFile: string): void {
  try {
    renameSync(file, endedFile);
  } catch {
    return; // Another process has moved it.
  }
  if (readLock(endedFile) !== held) linkSync(endedFile, file);
  rmSync(endedFile);
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // No release is running.
  }
}

function refuseRunning(held: string | undefined, file: string): void {
  const [, other, processId] = /^(\S+) (\d+)$/.exec(held ?? '') ?? [];
  if (!isRunning(Number(processId))) return;
  throw new UserError(`A release of ${other} is running (process ${processId}).`, {
    hint: `Wait until it has ended. If process ${processId} is no release, delete ${file}.`,
  });
}
