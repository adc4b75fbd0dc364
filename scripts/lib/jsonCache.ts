import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Read a cached value; undefined if missing or cut short. */
export function readCached(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // It is made again.
  }
}

/** Write a file in one step, with its folder. Several processes may write at once: the last wins. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Cache a value in a file. */
export const writeCached = (file: string, value: object): void => replaceFile(file, JSON.stringify(value));
