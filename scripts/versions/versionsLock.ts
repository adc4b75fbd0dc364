import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { parseFile } from '../../common/docs/parseFile.ts';
import { versionNameProblem } from '../../common/version.ts';
import { explain } from '../lib/userError.ts';

export const LOCK_FILE = 'versions.lock.json';

const refName = z
  .string()
  .regex(/^[\w][\w./+-]*$/, 'is not a plain ref name')
  .refine((name) => !name.includes('..'), 'has ".."');

const entrySchema = z.strictObject({
  /** Short: `v7.0.0` or `docs/7.0.0`. */
  ref: refName,
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'is not a full commit hash'),
});

export type LockEntry = z.infer<typeof entrySchema>;

export type VersionsLock = Record<string, LockEntry>;

const fileSchema = z.strictObject({
  schema: z.literal(1),
  versions: z.record(z.string(), entrySchema).superRefine((versions, { addIssue }) => {
    for (const name of Object.keys(versions)) {
      const problem =
        versionNameProblem(name) ?? (semver.valid(name) === name ? undefined : 'is not a semantic version');
      if (problem) addIssue(`the name ${JSON.stringify(name)} ${problem}`);
    }
  }),
});

/** Parse a lock file. Throws a UserError with wrong keys, and names that are no safe, released versions. */
export const parseLock = (text: string): VersionsLock =>
  explain(`Restore it: git checkout HEAD -- ${LOCK_FILE}`, () => parseFile(LOCK_FILE, text, fileSchema).versions);

/** Read a project's lock; empty if there is none. */
export function readLock(projectDir: string): VersionsLock {
  const file = path.join(projectDir, LOCK_FILE);
  return existsSync(file) ? parseLock(readFileSync(file, 'utf8')) : {};
}

/** Write the lock in one step, newest version first. */
export function writeLock(projectDir: string, lock: VersionsLock): void {
  const file = path.join(projectDir, LOCK_FILE);
  writeFileSync(`${file}.new`, formatLock(lock));
  renameSync(`${file}.new`, file);
}

/** Format a lock: equal entries give equal text. */
export function formatLock(lock: VersionsLock): string {
  const names = Object.keys(lock).sort(semver.rcompare);
  const versions = Object.fromEntries(names.map((name) => [name, lock[name]]));
  return `${JSON.stringify({ schema: 1, versions }, null, 2)}\n`;
}
