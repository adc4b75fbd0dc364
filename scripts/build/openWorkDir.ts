import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Make an empty folder for one build of this process, `<name>.<process id>/`, because another process may build the same
 * version in the same checkout. Folders of this version that ended processes left are deleted. Returns the path.
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
    // Signal 0 only tests whether the process exists; an id below 1 would mean a group.
    return processId > 0 && process.kill(processId, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
