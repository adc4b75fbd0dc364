import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { parseFile } from '../../common/docs/dataFiles.ts';
import { versionNameProblem } from '../../common/version.ts';
import { replaceFile } from '../lib/replaceFile.ts';
import { withHint } from '../lib/userError.ts';

export const LOCK_FILE = 'versions.lock.json';

/** The name of a released version, which is safe as a folder. */
export const versionName = z
  .string()
  .refine((name) => !versionNameProblem(name) && semver.valid(name) === name, 'is not the name of a version');

const lockEntry = z.strictObject({
  /** Short: `v7.0.0` or `docs/7.0.0`. */
  ref: z
    .string()
    .regex(/^[\w][\w./+-]*$/, 'is not a plain ref name')
    .refine((name) => !name.includes('..'), 'has ".."'),
  commit: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'is not a full commit hash'),
});

const fileSchema = z.strictObject({ schema: z.literal(1), versions: z.record(versionName, lockEntry) });

export type LockEntry = z.infer<typeof lockEntry>;
export type VersionsLock = Record<string, LockEntry>;

/** Parse a lock file. Throws a UserError with every wrong key. */
export const parseLock = (text: string): VersionsLock =>
  withHint(`Restore it: git checkout HEAD -- ${LOCK_FILE}`, () => parseFile(LOCK_FILE, text, fileSchema).versions);

/** Read a project's lock; empty if there is none. */
export function readLock(projectDir: string): VersionsLock {
  const file = path.join(projectDir, LOCK_FILE);
  return existsSync(file) ? parseLock(readFileSync(file, 'utf8')) : {};
}

/** Write the lock in one step. */
export const writeLock = (projectDir: string, lock: VersionsLock): void =>
  replaceFile(path.join(projectDir, LOCK_FILE), formatLock(lock));

/** Format a lock, newest version first: equal entries give equal text. */
export function formatLock(lock: VersionsLock): string {
  const versions = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => semver.rcompare(a, b)));
  return `${JSON.stringify({ schema: 1, versions }, null, 2)}\n`;
}
