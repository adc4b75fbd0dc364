import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Read what was kept in a file; undefined where it is not there, or is cut short. */
export function readCached(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // It is made again.
  }
}

/** Keep a value in a file. Several processes may write the same file at once: the last one wins. */
export function writeCached(file: string, value: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, file);
}
