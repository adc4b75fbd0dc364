import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../lib/userError.ts';
import { isRunning } from '../tools/runProgram.ts';

const ownerSchema = z.object({ name: z.string(), processId: z.number(), since: z.string() });

type Owner = z.infer<typeof ownerSchema>;

/**
 * Act as the only release of a clone: two would write the same plan and tree. The lock of a process that has ended is replaced.
 * Throws a UserError while another release is running.
 */
export async function withReleaseLock(file: string, name: string, act: () => Promise<void>): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  takeLock(file, { name, processId: process.pid, since: new Date().toISOString() });
  try {
    await act();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string, owner: Owner): void {
  if (tryLock(file, owner)) return;
  const other = readOwner(file);
  if (!other || !isRunning(other.processId)) {
    rmSync(file, { force: true });
    if (tryLock(file, owner)) return;
  }
  const { name, processId, since } = other ?? owner;
  throw new UserError(`A release of ${name} is running (process ${processId}), since ${since}.`, {
    hint: `Wait until it has ended. If process ${processId} is no release, delete ${file}.`,
  });
}

function tryLock(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Read who has the lock; undefined if the file is gone, or was not written to its end. */
function readOwner(file: string): Owner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined; // The other release has just ended, or was killed while it wrote.
  }
}
