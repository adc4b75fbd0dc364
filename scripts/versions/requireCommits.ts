import { UserError } from '../lib/userError.ts';
import { type Commit, isShallow, readCommits } from '../tools/git.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

interface WantedCommit {
  name: string;
  ref: string;
  commit: string;
}

/** Read commits. Throws a UserError with missing ones and their fetch. */
export async function requireCommits(
  projectDir: string,
  policy: VersionsPolicy,
  wanted: readonly WantedCommit[],
): Promise<Map<string, Commit>> {
  const commits = await readCommits(
    projectDir,
    wanted.map(({ commit }) => commit),
    policy.docsDir,
  );
  const missing = wanted.filter(({ commit }) => !commits.has(commit));
  if (missing.length === 0) return commits;
  const list = missing.map(({ name, commit }) => `${name} (${commit})`).join(', ');
  const what = (await isShallow(projectDir))
    ? `--unshallow ${policy.remote}`
    : `${policy.remote} ${refspecs(missing, policy)}`;
  throw new UserError(`This clone lacks the commits of: ${list}.`, { hint: `Fetch them: git fetch ${what}` });
}

// Without a target: refs of this clone stay, only commits are fetched.
const refspecs = (wanted: readonly WantedCommit[], { branchPrefix }: VersionsPolicy): string =>
  [...new Set(wanted.map(({ ref }) => (ref.startsWith(branchPrefix) ? ref : `refs/tags/${ref}`)))].join(' ');
