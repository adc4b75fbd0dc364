import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Make an empty folder for one build of this process, `<name>.<process>/`: another process may build the same version in
 * the same checkout. What processes that are gone left of this version is deleted. Returns its path.
 */
export async function openWorkDir(parentDir: string, name: string): Promise<string> {
  const dir = path.join(parentDir, `${name}.${process.pid}`);
  await mkdir(parentDir, { recursive: true });
  for (const other of await readdir(parentDir)) {
    const [start, processId] = [other.slice(0, name.length + 1), other.slice(name.length + 1)];
    if (start !== `${name}.` || !/^\d+$/.test(processId)) continue;
    if (Number(processId) === process.pid || !isRunning(Number(processId)))
      await rm(path.join(parentDir, other), { recursive: true, force: true });
  }
  await mkdir(dir);
  return dir;
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 asks and does nothing; below 1 it would ask about a group.
    return processId > 0 && process.kill(processId, 0);
  } catch (error) {
    // The process of another user is there, and says no.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
