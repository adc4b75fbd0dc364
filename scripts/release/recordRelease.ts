import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/userError.ts';
import { GitError, runGit, tryGit } from '../tools/git.ts';
import { LOCK_FILE, readLock, writeLock } from '../versions/versionsLock.ts';

interface Options {
  projectDir: string;
  name: string;
  tag: string;
  commit: string;
}

const AS_USER = { asUser: true } as const;

/** Return the message of the commit that records a release. */
export const releaseMessage = (name: string): string => `chore(release): record ${name} in the lock`;

/** Set the tag, write the lock and commit it; a failure undoes earlier steps. Throws a UserError if git or a hook fails. */
export async function recordRelease({ projectDir, name, tag, commit }: Options): Promise<void> {
  const lock = readLock(projectDir);
  const restoreLock = keepLock(projectDir);
  try {
    await runGit(projectDir, ['tag', '-a', tag, '-m', `Documentation of ${name}`, commit], AS_USER);
    try {
      writeLock(projectDir, { ...lock, [name]: { ref: tag, commit } });
      await runGit(projectDir, ['add', '--', LOCK_FILE]);
      await runGit(projectDir, ['commit', '-m', releaseMessage(name), '--', LOCK_FILE], AS_USER);
    } catch (error) {
      await tryGit(projectDir, ['tag', '-d', tag]);
      await tryGit(projectDir, ['reset', '--quiet', '--', LOCK_FILE]);
      restoreLock();
      throw error;
    }
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new UserError(`Cannot record the release of ${name}: ${cause.message}`, {
      hint: `Nothing was changed. Fix what git names, then: npm run release -- ${name}`,
      cause,
    });
  }
}

function keepLock(projectDir: string): () => void {
  const file = path.join(projectDir, LOCK_FILE);
  const text = existsSync(file) ? readFileSync(file) : undefined;
  return () => (text === undefined ? rmSync(file, { force: true }) : writeFileSync(file, text));
}
