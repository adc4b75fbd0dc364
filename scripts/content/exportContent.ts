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

/**
 * Write a commit's docs into a folder, without links, which could lead outside. Throws a UserError if git fails, or with the links.
 */
export async function exportContent({ projectDir, commit, docsDir, toDir }: Options): Promise<void> {
  await rm(toDir, { recursive: true, force: true });
  await mkdir(toDir, { recursive: true });
  const { tar, done } = archiveFolder(projectDir, commit, docsDir);
  const links: string[] = [];
  const unpack = extract({
    cwd: toDir,
    filter: (filePath, entry) => {
      const isContent = 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
      if (!isContent) links.push(`${docsDir}/${filePath}`);
      return isContent;
    },
  });
  try {
    await Promise.all([pipeline(tar, unpack), done]);
  } catch (cause) {
    throw new UserError(
      `Cannot export ${docsDir}/ of ${commit}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        hint: 'Fetch all of the history first: git fetch --tags origin',
        cause,
      },
    );
  }
  if (links.length > 0)
    throw new UserError(`The docs of ${commit} have links: ${links.join(', ')}.`, {
      hint: 'A link is not content: put the file itself there.',
    });
}
