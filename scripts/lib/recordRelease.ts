import { runGit, tryGit } from './git.ts';
import { LOCK_FILE, readLock, writeLock } from './versionsLock.ts';

interface Options {
  projectDir: string;
  name: string;
  tag: string;
  /** Commit with the docs of the release. */
  commit: string;
}

/** Set the tag, write the lock and commit it. Where a step fails, what was done before it is taken back. */
export async function recordRelease({ projectDir, name, tag, commit }: Options): Promise<void> {
  const lock = readLock(projectDir);
  await runGit(projectDir, ['tag', '-a', tag, '-m', `Documentation of ${name}`, commit]);
  try {
    writeLock(projectDir, { ...lock, [name]: { ref: tag, commit } });
    await runGit(projectDir, ['add', '--', LOCK_FILE]);
    await runGit(projectDir, ['commit', '-m', `chore(release): record ${name} in the lock`, '--', LOCK_FILE]);
  } catch (error) {
    await tryGit(projectDir, ['tag', '-d', tag]);
    await tryGit(projectDir, ['reset', '--quiet', '--', LOCK_FILE]);
    writeLock(projectDir, lock);
    throw error;
  }
}
