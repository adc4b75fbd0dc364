import semver from 'semver';
import { isReleased, NEXT, type Version, type VersionRole } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import {
  type Commit,
  isAncestor,
  isRepository,
  isShallow,
  listChanges,
  listRefs,
  readCommits,
  readHead,
} from '../tools/git.ts';
import { chooseSources, kindOf, listMisnamed, readVersionName, type Source } from './chooseSources.ts';
import { readLock } from './versionsLock.ts';
import { checkPolicy, listComing, type VersionsPolicy } from './versionsPolicy.ts';

export interface ResolvedVersion extends Version {
  /** Hash of the docs' tree; empty for the working tree. */
  docsTree: string;
  lockState: 'locked' | 'new' | 'ahead' | 'unlocked';
}

interface Resolution {
  versions: ResolvedVersion[];
  warnings: string[];
}

interface Options {
  projectDir: string;
  policy: VersionsPolicy;
  /** A planned release, treated as if tagged at this commit. */
  planned?: { name: string; commit: string } | undefined;
  /** Whether `next` is the working tree instead of the last commit. */
  workTree?: boolean;
}

/**
 * Find all versions of the docs, newest first. Throws a UserError for what `checkPolicy` and `chooseSources` refuse, a moved tag, a
 * rewritten branch, a version without docs, and a project without versions.
 */
export async function resolveVersions({ projectDir, policy, planned, workTree = false }: Options): Promise<Resolution> {
  if (!(await isRepository(projectDir)))
    return {
      versions: [describeWorkingTree(policy)],
      warnings: ['This is not a git repository: only the working tree is built, as next.'],
    };
  const [refs, headCommit, isCut, changes] = await Promise.all([
    listRefs(projectDir, policy.remote),
    readHead(projectDir),
    isShallow(projectDir),
    workTree ? [] : listChanges(projectDir, policy.docsDir),
  ]);
  if (planned) refs.push({ kind: 'tag', name: `${policy.tagPrefix}${planned.name}`, commit: planned.commit });
  const lock = readLock(projectDir);
  const found = refs.flatMap((ref) => readVersionName(ref, policy) ?? []);
  const versionNames = [...found, ...Object.keys(lock), ...policy.retired];
  checkPolicy(policy, { versionNames, refNames: refs.map(({ name }) => name) });
  const chosen = chooseSources(refs, lock, policy);
  const head = { name: NEXT, ref: 'HEAD', commit: headCommit };
  const locked = chosen.map((source) => ({ ...source, commit: source.lockedCommit ?? source.commit }));
  const commits = await requireCommits(projectDir, policy, [head, ...chosen, ...locked]);
  const sources = await Promise.all(
    chosen.map((source) => applyLock(projectDir, source, { isCut, remote: policy.remote })),
  );
  checkDocs(sources, commits, policy.docsDir);
  const { date = '', docsTree } = commits.get(head.commit) ?? {};
  const isNextWanted = !policy.exclude.includes(NEXT);
  if (!workTree && isNextWanted && docsTree === undefined && sources.length > 0)
    throw new UserError(`There is no ${policy.docsDir}/ folder in HEAD, which next shows.`, {
      hint: `Restore it, name another "docsDir" in site.config.ts, or add "${NEXT}" to "exclude" in versions.config.ts.`,
    });
  const next = workTree
    ? [describeWorkingTree(policy)]
    : isNextWanted && docsTree !== undefined
      ? [describeNext(policy, { ref: head.ref, commit: head.commit, date, docsTree })]
      : [];
  const versions = [...next, ...rankVersions(sources, commits, policy)];
  if (versions.length === 0)
    throw new UserError(
      `There are no versions: no tag, no branch and no lock entry is one, and HEAD has no ${policy.docsDir}/.`,
      { hint: `Write ${policy.docsDir}/ and commit it, or release a version: npm run release -- 1.0.0` },
    );
  const coming = listComing(policy, versionNames);
  const warnings = [
    ...listMisnamed(refs, policy),
    ...(coming.length > 0 ? [`versions.config.ts describes ${coming.join(', ')}, not released yet.`] : []),
    ...listJumps(sources, policy.remote),
    ...versions
      .filter(({ lockState }) => lockState === 'ahead')
      .map(({ ref, name }) => `${ref} has commits that the lock does not; record them: ${acceptCommand(name)}`),
    ...(changes.length > 0
      ? [`${policy.docsDir}/ has changes that are not committed, and so not built (npm run dev shows them).`]
      : []),
    ...(isCut
      ? [`This clone is shallow: dates of pages may be too new (git fetch --unshallow ${policy.remote}).`]
      : []),
  ];
  return { versions, warnings };
}

/** Warn of a version whose number leaves out a major version after those of the lock: its tag may be a mistake. */
function listJumps(sources: readonly Source[], remote: string): string[] {
  const [newest] = semver.rsort(sources.flatMap(({ name, lockedCommit }) => (lockedCommit ? [name] : [])));
  if (newest === undefined) return [];
  return sources
    .filter(({ name }) => semver.major(name) > semver.major(newest) + 1)
    .map(
      ({ name, ref }) =>
        `${name} comes after ${newest} and is not in the lock. If ${ref} was set by mistake: git tag -d ${ref} && git push ${remote} :${ref}, or add it to "exclude" in versions.config.ts.`,
    );
}

const acceptCommand = (name: string): string => `npm run versions -- --accept ${name}`;

/** Read commits. Throws a UserError with missing ones and their fetch. */
export async function requireCommits(
  projectDir: string,
  policy: VersionsPolicy,
  wanted: readonly Pick<Source, 'name' | 'ref' | 'commit'>[],
): Promise<Map<string, Commit>> {
  const hashes = wanted.map(({ commit }) => commit);
  const commits = await readCommits(projectDir, hashes, policy.docsDir);
  const missing = wanted.filter(({ commit }) => !commits.has(commit));
  if (missing.length === 0) return commits;
  const list = [...new Set(missing.map(({ name, commit }) => `${name} (${commit})`))].join(', ');
  // Without a target: refs of this clone stay, only commits are fetched.
  const refspecs = new Set(missing.map(({ ref }) => (kindOf(ref, policy) === 'branch' ? ref : `refs/tags/${ref}`)));
  const what = (await isShallow(projectDir))
    ? `--unshallow ${policy.remote}`
    : `${policy.remote} ${[...refspecs].join(' ')}`;
  throw new UserError(`This clone lacks the commits of: ${list}.`, { hint: `Fetch them: git fetch ${what}` });
}

/** Tags must not move, branches may only grow, and the lock's commit replaces that of an outdated branch. */
async function applyLock(
  projectDir: string,
  source: Source,
  { isCut, remote }: { isCut: boolean; remote: string },
): Promise<Source> {
  const { name, ref, kind, commit, lockedCommit: locked } = source;
  if (locked === undefined || locked === commit) return source;
  const hint = `If this is intended: ${acceptCommand(name)}`;
  if (kind === 'tag')
    throw new UserError(`The tag ${ref} moved: the lock has ${locked}, the tag is now at ${commit}.`, {
      hint: `${hint}. If the tag of this clone is old: git fetch --force ${remote} tag ${ref}`,
    });
  if (await isAncestor(projectDir, locked, commit)) return source;
  if (await isAncestor(projectDir, commit, locked)) return { ...source, commit: locked };
  if (isCut)
    throw new UserError(`This clone is shallow: ${ref} (${commit}) cannot be compared with the lock (${locked}).`, {
      hint: `Fetch the history: git fetch --unshallow ${remote}`,
    });
  throw new UserError(
    `The branch ${ref} was rewritten: the lock has ${locked}, which is not in the history of ${commit}.`,
    { hint },
  );
}

function checkDocs(sources: readonly Source[], commits: ReadonlyMap<string, Commit>, docsDir: string): void {
  const empty = sources.filter(({ commit }) => commits.get(commit)?.docsTree === undefined);
  if (empty.length === 0) return;
  const list = empty.map(({ ref, commit }) => `${ref} (${commit.slice(0, 12)})`).join(', ');
  throw new UserError(`No ${docsDir}/ folder in: ${list}.`, { hint: 'Add them to "exclude" in versions.config.ts.' });
}

/** Describe the working tree as the version `next`. */
export const describeWorkingTree = (policy: VersionsPolicy): ResolvedVersion =>
  describeNext(policy, { ref: 'working tree', commit: '', date: '', docsTree: '' });

const describeNext = (
  { labels }: VersionsPolicy,
  content: Pick<ResolvedVersion, 'ref' | 'commit' | 'date' | 'docsTree'>,
): ResolvedVersion => ({
  name: NEXT,
  label: labels[NEXT] ?? NEXT,
  role: NEXT,
  ...content,
  lockState: 'unlocked',
});

function rankVersions(
  sources: readonly Source[],
  commits: ReadonlyMap<string, Commit>,
  { labels, releases }: VersionsPolicy,
): ResolvedVersion[] {
  const latest = sources.find(({ name }) => !semver.prerelease(name))?.name;
  return sources.map(({ name, ref, kind, commit, lockedCommit }) => {
    const role: VersionRole = semver.prerelease(name) ? 'prerelease' : name === latest ? 'latest' : 'older';
    const { date = '', docsTree = '' } = commits.get(commit) ?? {};
    const release = releases[name] ?? {};
    const state = release.state ?? (role === 'latest' ? 'supported' : 'ended');
    return {
      name,
      label: labels[name] ?? name,
      role,
      ref,
      commit,
      date,
      docsTree,
      state: isReleased(role) ? state : undefined,
      // A branch has no day: its commits are patches.
      released: release.date ?? (kind === 'tag' ? date.slice(0, 10) : undefined),
      lockState: lockedCommit === undefined ? 'new' : lockedCommit === commit ? 'locked' : 'ahead',
    };
  });
}
