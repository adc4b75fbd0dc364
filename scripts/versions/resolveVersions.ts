import semver from 'semver';
import { NEXT, type Version, type VersionRole } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import { type Commit, isRepository, isShallow, listChanges, listRefs, type Ref, readHead } from '../tools/git.ts';
import { applyLock } from './applyLock.ts';
import { checkPolicyNames } from './checkPolicyNames.ts';
import { chooseSources, type Source } from './chooseSources.ts';
import { listMisnamed, readVersionName } from './readVersionName.ts';
import { checkReleases, describeRelease } from './releases.ts';
import { requireCommits } from './requireCommits.ts';
import { readLock, type VersionsLock } from './versionsLock.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

export interface ResolvedVersion extends Version {
  /** Hash of the docs' tree; empty for the working tree. */
  docsTree: string;
  lockState: LockState;
}

type LockState = 'locked' | 'new' | 'ahead' | 'unlocked';

interface Resolution {
  versions: ResolvedVersion[];
  warnings: string[];
}

interface Options {
  projectDir: string;
  policy: VersionsPolicy;
  /** A planned release, treated as if tagged at this commit. */
  planned?: { name: string; commit: string };
  /** Whether `next` is the working tree instead of the last commit. */
  workTree?: boolean;
}

/**
 * Find all versions of the docs, newest first. Throws a UserError for what `chooseSources`, `applyLock` and `checkPolicyNames`
 * refuse, and for a project without versions.
 */
export async function resolveVersions({ projectDir, policy, planned, workTree = false }: Options): Promise<Resolution> {
  if (!(await isRepository(projectDir))) return resolveWorkingTree(policy);
  const refs = await listRefs(projectDir, policy.remote);
  if (planned) refs.push({ kind: 'tag', name: `${policy.tagPrefix}${planned.name}`, commit: planned.commit });
  const lock = readLock(projectDir);
  checkPolicy(refs, lock, policy);
  const chosen = chooseSources(refs, lock, policy);
  const head = await readHead(projectDir);
  const commits = await requireCommits(projectDir, policy, [
    { name: NEXT, ref: 'HEAD', commit: head },
    ...chosen,
    ...chosen.flatMap((source) => (source.lockedCommit ? [{ ...source, commit: source.lockedCommit }] : [])),
  ]);
  const sources = await applyLock({ projectDir, policy, sources: chosen, commits });
  const versions = rankVersions(sources, commits, policy);
  const next = workTree ? describeWorkingTree(policy) : createNext(head, commits.get(head), policy);
  const all = next ? [next, ...versions] : versions;
  if (all.length === 0) {
    throw new UserError(
      `There are no versions: no tag, no branch and no lock entry is one, and HEAD has no ${policy.docsDir}/.`,
      {
        hint: `Write ${policy.docsDir}/ and commit it, or release a version: npm run release -- 1.0.0`,
      },
    );
  }
  return {
    versions: all,
    warnings: [...listMisnamed(refs, policy), ...(await listWarnings(projectDir, sources, policy, workTree))],
  };
}

function checkPolicy(refs: readonly Ref[], lock: VersionsLock, policy: VersionsPolicy): void {
  checkReleases(policy);
  const found = refs.flatMap((ref) => readVersionName(ref, policy) ?? []);
  checkPolicyNames(policy, {
    versionNames: [...found, ...Object.keys(lock), ...policy.retired],
    refNames: refs.map(({ name }) => name),
  });
}

function resolveWorkingTree(policy: VersionsPolicy): Resolution {
  const warning = 'This is not a git repository: only the working tree is built, as next.';
  return { versions: [describeWorkingTree(policy)], warnings: [warning] };
}

/** Describe the working tree as the version `next`. */
export function describeWorkingTree(policy: VersionsPolicy): ResolvedVersion {
  const next = { name: NEXT, segment: NEXT, label: policy.labels[NEXT] ?? NEXT, role: NEXT } as const;
  return { ...next, ref: 'working tree', commit: '', date: '', docsTree: '', lockState: 'unlocked' };
}

function rankVersions(sources: Source[], commits: Map<string, Commit>, policy: VersionsPolicy): ResolvedVersion[] {
  const latest = sources.find(({ name }) => semver.prerelease(name) === null)?.name;
  return sources.map(({ name, ref, kind, commit, lockedCommit }) => {
    const prerelease = semver.prerelease(name) !== null;
    const role: VersionRole = prerelease ? 'prerelease' : name === latest ? 'latest' : 'older';
    const lockState = lockedCommit === undefined ? 'new' : lockedCommit === commit ? 'locked' : 'ahead';
    const content = describeContent(commit, commits);
    return {
      name,
      segment: name,
      label: policy.labels[name] ?? name,
      role,
      ref,
      ...content,
      ...describeRelease({ kind }, { role, date: content.date }, policy.releases[name]),
      lockState,
    };
  });
}

function describeContent(commit: string, commits: Map<string, Commit>) {
  const { date = '', docsTree = '' } = commits.get(commit) ?? {};
  return { commit, date, docsTree };
}

function createNext(hash: string, commit: Commit | undefined, policy: VersionsPolicy): ResolvedVersion | undefined {
  if (!commit?.docsTree || policy.exclude.includes(NEXT)) return undefined;
  const { date, docsTree } = commit;
  const label = policy.labels[NEXT] ?? NEXT;
  return {
    name: NEXT,
    segment: NEXT,
    label,
    role: NEXT,
    ref: 'HEAD',
    commit: hash,
    date,
    docsTree,
    lockState: 'unlocked',
  };
}

async function listWarnings(
  projectDir: string,
  sources: Source[],
  { remote, docsDir }: VersionsPolicy,
  workTree: boolean,
): Promise<string[]> {
  const ahead = sources.filter(({ commit, lockedCommit }) => lockedCommit !== undefined && commit !== lockedCommit);
  const changes = workTree ? [] : await listChanges(projectDir, docsDir);
  return [
    ...ahead.map(
      ({ ref, name }) => `${ref} has commits that the lock does not; record them: npm run versions -- --accept ${name}`,
    ),
    ...(changes.length > 0
      ? [`${docsDir}/ has changes that are not committed, and so not built (npm run dev shows them).`]
      : []),
    ...((await isShallow(projectDir))
      ? [`This clone is shallow: dates of pages may be too new (git fetch --unshallow ${remote}).`]
      : []),
  ];
}
