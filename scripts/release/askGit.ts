// What git and a remote would refuse of a release, asked before its gates run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { GitError, runGit, tryGit } from '../tools/git.ts';

/** List what would refuse a commit and a tag of the user: no identity, a signature or a hook. Nothing but loose objects is written. */
export async function tryCommit(repoDir: string, message: string): Promise<string[]> {
  const asUser = { asUser: true };
  const messageFile = path.join(await mkdtemp(path.join(os.tmpdir(), 'commit-')), 'message');
  await writeFile(messageFile, message);
  const runHook = ['hook', 'run', '--ignore-missing'];
  const settings = await Promise.all(
    ['commit.gpgSign', 'tag.gpgSign', 'tag.forceSignAnnotated'].map((name) =>
      runGit(repoDir, ['config', '--type=bool', '--default=false', name], asUser),
    ),
  );
  const isSigned = settings.some((text) => text.trim() === 'true');
  const trials = [
    ['var', 'GIT_COMMITTER_IDENT'],
    ['var', 'GIT_AUTHOR_IDENT'],
    ...(isSigned ? [['commit-tree', '-S', 'HEAD^{tree}', '-m', message]] : []),
    [...runHook, 'pre-commit'],
    [...runHook, 'prepare-commit-msg', '--', messageFile, 'message'],
    [...runHook, 'commit-msg', '--', messageFile],
  ];
  const problems: string[] = [];
  for (const args of trials)
    await runGit(repoDir, args, asUser).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      problems.push(`${args.includes('hook') ? `the hook ${args[3]}: ` : ''}${error.message}`);
    });
  await rm(path.dirname(messageFile), { recursive: true });
  return [...new Set(problems)];
}

interface RemoteState {
  /** Of the branch; undefined if the remote has none. */
  commit: string | undefined;
  hasTag: boolean;
}

/** Ask a remote for a branch and a tag. Returns undefined for one that is not configured. Throws a GitError if it does not answer. */
export async function askRemote(
  repoDir: string,
  { remote, branch, tag }: { remote: string; branch: string; tag: string },
): Promise<RemoteState | undefined> {
  if ((await tryGit(repoDir, ['config', `remote.${remote}.url`])) === undefined) return undefined;
  const [branchRef, tagRef] = [`refs/heads/${branch}`, `refs/tags/${tag}`];
  const lines = (await runGit(repoDir, ['ls-remote', remote, branchRef, tagRef])).split('\n');
  const find = (ref: string) => lines.find((line) => line.endsWith(`\t${ref}`))?.split('\t')[0];
  return { commit: find(branchRef), hasTag: find(tagRef) !== undefined };
}
