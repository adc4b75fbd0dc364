import semver from 'semver';
import { versionNameProblem } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { Ref } from '../tools/git.ts';
import type { VersionsLock } from './versionsLock.ts';
import { listNames, type VersionsPolicy } from './versionsPolicy.ts';

export interface Source {
  name: string;
  ref: string;
  kind: 'tag' | 'branch';
  commit: string;
  /** The lock's commit for this ref; undefined for a new version or source. */
  lockedCommit: string | undefined;
}

const EXCLUDE = 'or add it to "exclude" in versions.config.ts.';

/**
 * Choose the refs of released versions, newest first: branches before tags, this clone before the lock. Throws a UserError for an
 * unsafe name, a ref of no commit, two refs for one version, and a retired latest version.
 */
export function chooseSources(refs: readonly Ref[], lock: VersionsLock, policy: VersionsPolicy): Source[] {
  const found = refs.flatMap((ref): Source[] => {
    const name = readVersionName(ref, policy);
    return name === undefined ? [] : [{ ...ref, name, ref: ref.name, lockedCommit: undefined }];
  });
  checkCommits(found);
  const names = [...new Set([...found.map(({ name }) => name), ...Object.keys(lock)])];
  checkCase(names);
  const listed = listNames(names, policy);
  checkLatestRemains(listed, policy.retired);
  return listed.flatMap((name) => {
    const own = found.filter((source) => source.name === name);
    return chooseSource(own, readLocked(name, lock, policy)) ?? [];
  });
}

function readLocked(name: string, { [name]: entry }: VersionsLock, policy: VersionsPolicy): Source | undefined {
  return entry && { name, ...entry, kind: kindOf(entry.ref, policy), lockedCommit: entry.commit };
}

/** Tell a tag from a branch by its short name. */
export const kindOf = (ref: string, { branchPrefix }: VersionsPolicy): Ref['kind'] =>
  ref.startsWith(branchPrefix) ? 'branch' : 'tag';

function chooseSource(found: readonly Source[], locked: Source | undefined): Source | undefined {
  const source = findOnly(found, 'branch') ?? (locked?.kind === 'branch' ? locked : findOnly(found, 'tag'));
  return source && locked?.ref === source.ref ? { ...source, lockedCommit: locked.commit } : (source ?? locked);
}

function findOnly(sources: readonly Source[], kind: Ref['kind']): Source | undefined {
  const [first, second] = sources.filter((source) => source.kind === kind);
  if (!first || !second) return first;
  throw new UserError(`Two refs give the version ${first.name}: ${first.ref} and ${second.ref}.`, {
    hint: `Delete one, ${EXCLUDE}`,
  });
}

function checkCommits(found: readonly Source[]): void {
  const others = found.filter(({ commit }) => commit === '').map(({ kind, ref }) => `the ${kind} ${ref}`);
  if (others.length === 0) return;
  throw new UserError(`A version is a commit, and these are none: ${others.join(', ')}.`, {
    hint: `Set them again at a commit, delete them (git tag -d <name>), ${EXCLUDE}`,
  });
}

// On a case-insensitive file system, both would share a folder.
function checkCase(names: readonly string[]): void {
  const seen = new Map(names.map((name) => [name.toLowerCase(), name]));
  const twin = names.find((name) => seen.get(name.toLowerCase()) !== name);
  if (twin === undefined) return;
  throw new UserError(`The versions ${twin} and ${seen.get(twin.toLowerCase())} differ only in case.`, {
    hint: `Delete one, ${EXCLUDE}`,
  });
}

/** The latest cannot be retired, as its addresses have no version. */
function checkLatestRemains(names: readonly string[], retired: readonly string[]): void {
  const isRelease = (name: string) => semver.valid(name) !== null && !semver.prerelease(name);
  const [latest] = semver.rsort(names.filter(isRelease));
  const above = retired.filter((name) => isRelease(name) && (!latest || semver.gt(name, latest)));
  if (above.length === 0) return;
  throw new UserError(`versions.config.ts: retired: ${above.join(', ')} is the latest, which cannot be retired.`, {
    hint: 'Release a newer version first, or take it out of the list.',
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters.
const UNSAFE = /\.\.|[\\\u0000-\u001f\u007f]/;

/**
 * Parse a version from a tag or branch; undefined if it is none, or excluded. Throws a UserError for a name that could leave its
 * folder.
 */
export function readVersionName(ref: Ref, policy: VersionsPolicy): string | undefined {
  const text = afterPrefix(ref, policy);
  if (text !== undefined && UNSAFE.test(text))
    throw new UserError(
      `The ${ref.kind} ${JSON.stringify(ref.name)} is refused: its name could lead out of its folder.`,
      { hint: `Delete or rename it, ${EXCLUDE}` },
    );
  const name = semver.valid(text);
  return text !== undefined && name && looksLikeVersion(ref, text) && !versionNameProblem(name) ? name : undefined;
}

/** List one warning with all refs that only begin like a version. */
export function listMisnamed(refs: readonly Ref[], policy: VersionsPolicy): string[] {
  const names = refs
    .filter((ref) => {
      const text = afterPrefix(ref, policy);
      return text !== undefined && looksLikeVersion(ref, text) && readVersionName(ref, policy) === undefined;
    })
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const { tagPrefix, branchPrefix } = policy;
  return [
    `ignored, because the name of a version is like ${tagPrefix}1.2.3 or ${branchPrefix}1.2.3: ${names.join(', ')}`,
  ];
}

// A tag such as `vendor-import` may have the prefix by chance; a branch `docs/…` never does.
const looksLikeVersion = ({ kind }: Ref, text: string): boolean => kind === 'branch' || /^\d/.test(text);

function afterPrefix({ kind, name }: Ref, policy: VersionsPolicy): string | undefined {
  const prefix = kind === 'tag' ? policy.tagPrefix : policy.branchPrefix;
  return name.startsWith(prefix) && !policy.exclude.includes(name) ? name.slice(prefix.length) : undefined;
}
