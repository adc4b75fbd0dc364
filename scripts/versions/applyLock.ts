import { UserError } from '../lib/userError.ts';
import { type Commit, isAncestor, isShallow } from '../tools/git.ts';
import type { Source } from './chooseSources.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

interface Options {
  projectDir: string;
  policy: VersionsPolicy;
  sources: readonly Source[];
  commits: ReadonlyMap<string, Commit>;
}

/**
 * Compare sources with the lock: tags must not move, branches may only grow, and the lock's commit replaces an outdated branch.
 * Throws a UserError for a moved tag, a rewritten branch, and a source without docs.
 */
export async function applyLock({ projectDir, policy, sources, commits }: Options): Promise<Source[]> {
  const isCut = await isShallow(projectDir);
  const settled = await Promise.all(
    sources.map((source) => applyLockTo(projectDir, source, { isCut, remote: policy.remote })),
  );
  checkDocs(settled, commits, policy.docsDir);
  return settled;
}

async function applyLockTo(
  projectDir: string,
  source: Source,
  { isCut, remote }: { isCut: boolean; remote: string },
): Promise<Source> {
  const { name, ref, kind, commit, lockedCommit: locked } = source;
  if (locked === undefined || locked === commit) return source;
  const hint = `If this is intended: npm run versions -- --accept ${name}`;
  if (kind === 'tag') {
    throw new UserError(`The tag ${ref} moved: the lock has ${locked}, the tag is now at ${commit}.`, {
      hint: `${hint}. If the tag of this clone is old: git fetch --force ${remote} tag ${ref}`,
    });
  }
  if (await isAncestor(projectDir, locked, commit)) return source;
  if (await isAncestor(projectDir, commit, locked)) return { ...source, commit: locked };
  if (isCut) {
    throw new UserError(`This clone is shallow: ${ref} (${commit}) cannot be compared with the lock (${locked}).`, {
      hint: `Fetch the history: git fetch --unshallow ${remote}`,
    });
  }
  throw new UserError(
    `The branch ${ref} was rewritten: the lock has ${locked}, which is not in the history of ${commit}.`,
    {
      hint,
    },
  );
}

function checkDocs(sources: readonly Source[], commits: ReadonlyMap<string, Commit>, docsDir: string): void {
  const empty = sources.filter(({ commit }) => commits.get(commit)?.docsTree === undefined);
  if (empty.length === 0) return;
  const list = empty.map(({ ref, commit }) => `${ref} (${commit.slice(0, 12)})`).join(', ');
  throw new UserError(`No ${docsDir}/ folder in: ${list}.`, { hint: 'Add them to "exclude" in versions.config.ts.' });
}
