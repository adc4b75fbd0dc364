import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { versionNameProblem } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';

export const LOCK_FILE = 'versions.lock.json';

const RESTORE = `Restore it: git checkout HEAD -- ${LOCK_FILE}`;

export interface LockEntry {
  /** Short: `v7.0.0` or `docs/7.0.0`. */
  ref: string;
  commit: string;
}

export type VersionsLock = Record<string, LockEntry>;

const refName = z
  .string()
  .regex(/^[\w][\w./+-]*$/, 'is not a plain ref name')
  .refine((name) => !name.includes('..'), 'has ".."');

const fileSchema = z.strictObject({
  schema: z.literal(1),
  versions: z.record(
    z.string(),
    z.strictObject({ ref: refName, commit: z.string().regex(/^[0-9a-f]{40}$/, 'is not a full commit hash') }),
  ),
});

/** Parse a lock file. Throws a UserError with every wrong key, and every name that is no safe, released version. */
export function parseLock(text: string): VersionsLock {
  const result = fileSchema.safeParse(parseJson(text));
  const problems = result.success
    ? Object.keys(result.data.versions).flatMap(nameProblems)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (result.success && problems.length === 0) return result.data.versions;
  throw new UserError(`${LOCK_FILE} is not valid:\n  ${problems.join('\n  ')}`, {
    hint: RESTORE,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`${LOCK_FILE} is not valid: it is not JSON (${String(cause)}).`, { hint: RESTORE, cause });
  }
}

function nameProblems(name: string): string[] {
  const problem = versionNameProblem(name) ?? (semver.valid(name) === name ? undefined : 'is not a semantic version');
  return problem ? [`the name ${JSON.stringify(name)} ${problem}`] : [];
}

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
