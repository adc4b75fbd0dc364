import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { UserError } from '../lib/userError.ts';
import { archiveFolder } from '../tools/git.ts';

interface Options {
  projectDir: string;
  commit: string;
  docsDir: string;
  /** Its old content is deleted. */
  toDir: string;
}

/** Write a commit's docs into a folder. Throws a UserError if git fails. */
export async function exportContent({ projectDir, commit, docsDir, toDir }: Options): Promise<void> {
  await rm(toDir, { recursive: true, force: true });
  await mkdir(toDir, { recursive: true });
  const { tar, done } = archiveFolder(projectDir, commit, docsDir);
  try {
    await Promise.all([pipeline(tar, extract({ cwd: toDir })), done]);
  } catch (cause) {
    throw new UserError(
      `Cannot export ${docsDir}/ of ${commit}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { hint: 'Fetch all of the history first: git fetch --tags origin', cause },
    );
  }
}
