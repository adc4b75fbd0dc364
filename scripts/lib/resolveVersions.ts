import semver from 'semver';
import { NEXT, type Version, type VersionRole } from '../../common/version.ts';
import { chooseSources, type Source } from './chooseSources.ts';
import {
  type Commit,
  isAncestor,
  isRepository,
  isShallow,
  listChanges,
  listRefs,
  readCommits,
  readHead,
} from './git.ts';
import { UserError } from './userError.ts';
import { readLock } from './versionsLock.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

/** A version with what the pipeline needs to build it. */
export interface ResolvedVersion extends Version {
  /** Hash of the tree of `docs/`; empty where the working tree is built. */
  docsTree: string;
  /** How the version stands to the lock. */
  lockState: 'locked' | 'new' | 'ahead' | 'unlocked';
}

export interface Resolution {
  /** `next` first, then newest first. */
  versions: ResolvedVersion[];
  warnings: string[];
}

interface Options {
  projectDir: string;
  policy: VersionsPolicy;
  /** A release that is being planned: treated as if its tag stood at this commit. */
  planned?: { name: string; commit: string };
}

/**
 * Find all versions of the docs, newest first.
 * Throws a UserError for what `chooseSources` refuses, a commit that this clone lacks, a ref without `docs/`, a branch
 * that no longer holds the commit in the lock, and a project without any version.
 */
export async function resolveVersions({ projectDir, policy, planned }: Options): Promise<Resolution> {
  if (!(await isRepository(projectDir))) return resolveWorkingTree(policy);
  const refs = await listRefs(projectDir);
  if (planned) refs.push({ kind: 'tag', name: `${policy.tagPrefix}${planned.name}`, commit: planned.commit });
  const chosen = chooseSources(refs, readLock(projectDir), policy);
  const sources = await Promise.all(chosen.map((source) => settleBranch(projectDir, source)));
  const head = await readHead(projectDir);
  const commits = await readCommits(projectDir, [head, ...sources.map(({ commit }) => commit)]);
  await checkSources(projectDir, sources, commits);
  const versions = rankVersions(sources, commits, policy);
  const next = createNext(head, commits.get(head), policy);
  const all = next ? [next, ...versions] : versions;
  if (all.length === 0) {
    throw new UserError('There are no versions: no tag, no branch and no lock entry is one, and HEAD has no docs/.', {
      hint: 'Write docs/ and commit it, or release a version: npm run release -- 1.0.0',
    });
  }
  return { versions: all, warnings: await listWarnings(projectDir, sources) };
}

function resolveWorkingTree(policy: VersionsPolicy): Resolution {
  const label = policy.labels[NEXT] ?? NEXT;
  const next = { name: NEXT, label, role: NEXT, ref: 'working tree', commit: '', date: '', docsTree: '' } as const;
  const warning = 'This is not a git repository: only the working tree is built, as next.';
  return { versions: [{ ...next, lockState: 'unlocked' }], warnings: [warning] };
}

// A branch may only grow. One that is behind its lock is an old copy: the lock's commit is newer.
async function settleBranch(projectDir: string, source: Source): Promise<Source> {
  const locked = source.lockedCommit;
  if (source.kind === 'tag' || locked === undefined || locked === source.commit) return source;
  if (await isAncestor(projectDir, locked, source.commit)) return source;
  if (await isAncestor(projectDir, source.commit, locked)) return { ...source, commit: locked };
  throw new UserError(
    `The branch ${source.ref} was rewritten: the lock has ${locked}, which ${source.commit} does not hold.`,
    { hint: `If that is meant: npm run versions -- --accept ${source.name}` },
  );
}

async function checkSources(projectDir: string, sources: Source[], commits: Map<string, Commit>): Promise<void> {
  const missing = sources.filter(({ commit }) => !commits.has(commit));
  if (missing.length > 0) {
    const list = missing.map(({ name, commit }) => `${name} (${commit})`).join(', ');
    const hint = (await isShallow(projectDir)) ? 'git fetch --unshallow origin' : 'git fetch origin';
    throw new UserError(`This clone lacks the commits of: ${list}.`, { hint: `Fetch them: ${hint}` });
  }
  const empty = sources.filter(({ commit }) => !commits.get(commit)?.docsTree);
  if (empty.length > 0) {
    const list = empty.map(({ ref, commit }) => `${ref} (${commit.slice(0, 12)})`).join(', ');
    throw new UserError(`No docs/ folder in: ${list}.`, { hint: 'Add them to "exclude" in versions.config.ts.' });
  }
}

function rankVersions(sources: Source[], commits: Map<string, Commit>, policy: VersionsPolicy): ResolvedVersion[] {
  const latest = sources.find(({ name }) => semver.prerelease(name) === null)?.name;
  return sources.map(({ name, ref, commit, lockedCommit }) => {
    const prerelease = semver.prerelease(name) !== null;
    const role: VersionRole = prerelease ? 'prerelease' : name === latest ? 'latest' : 'older';
    const lockState = lockedCommit === undefined ? 'new' : lockedCommit === commit ? 'locked' : 'ahead';
    const { date = '', docsTree = '' } = commits.get(commit) ?? {};
    return { name, label: policy.labels[name] ?? name, role, ref, commit, date, docsTree, lockState };
  });
}

function createNext(hash: string, commit: Commit | undefined, policy: VersionsPolicy): ResolvedVersion | undefined {
  if (!commit?.docsTree || policy.exclude.includes(NEXT)) return undefined;
  const { date, docsTree } = commit;
  const label = policy.labels[NEXT] ?? NEXT;
  return { name: NEXT, label, role: NEXT, ref: 'HEAD', commit: hash, date, docsTree, lockState: 'unlocked' };
}

async function listWarnings(projectDir: string, sources: Source[]): Promise<string[]> {
  const ahead = sources.filter(({ commit, lockedCommit }) => lockedCommit !== undefined && commit !== lockedCommit);
  const changes = await listChanges(projectDir, 'docs');
  return [
    ...ahead.map(
      ({ ref, name }) => `${ref} has commits that the lock does not; record them: npm run versions -- --accept ${name}`,
    ),
    ...(changes.length > 0
      ? ['docs/ has changes that are not committed, and so not built (npm run dev shows them).']
      : []),
    ...((await isShallow(projectDir))
      ? ['This clone is shallow: dates of pages may be too new (git fetch --unshallow origin).']
      : []),
  ];
}
