import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../lib/isRunning.ts';

/**
 * Create an empty folder `<name>.<process id>/`, as processes may build the same version, and delete those of ended ones. Returns
 * the path.
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
