import semver from 'semver';
import { UserError } from '../lib/userError.ts';
import type { Ref } from '../tools/git.ts';
import { checkLatestRemains } from './checkRetired.ts';
import { readVersionName } from './readVersionName.ts';
import type { VersionsLock } from './versionsLock.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

export interface Source {
  name: string;
  ref: string;
  kind: 'tag' | 'branch';
  commit: string;
  /** The lock's commit for this ref; undefined for a new version or source. */
  lockedCommit: string | undefined;
}

/**
 * Choose the refs of released versions: branches before tags, this clone before the lock. Throws a UserError for an unsafe name,
 * two refs for one version, and a retired latest version.
 */
export function chooseSources(refs: readonly Ref[], lock: VersionsLock, policy: VersionsPolicy): Source[] {
  const found = refs.flatMap((ref) => readVersionRef(ref, policy));
  const locked = Object.entries(lock).map(([name, entry]) => lockedSource(name, entry, policy));
  const names = [...new Set([...found, ...locked].map(({ name }) => name))];
  checkCase(names);
  const listed = names.filter((name) => isListed(name, policy));
  checkLatestRemains(listed, policy.retired);
  return listed
    .map((name) =>
      chooseSource(
        found.filter((source) => source.name === name),
        locked.find((source) => source.name === name),
      ),
    )
    .sort((a, b) => semver.rcompare(a.name, b.name));
}

function isListed(name: string, policy: VersionsPolicy): boolean {
  const isLeftOut = policy.exclude.includes(name) || policy.retired.includes(name);
  return !isLeftOut && (policy.includePrereleases || semver.prerelease(name) === null);
}

function readVersionRef(ref: Ref, policy: VersionsPolicy): Source[] {
  const name = readVersionName(ref, policy);
  return name ? [{ name, ref: ref.name, kind: ref.kind, commit: ref.commit, lockedCommit: undefined }] : [];
}

function lockedSource(name: string, entry: { ref: string; commit: string }, policy: VersionsPolicy): Source {
  const kind = entry.ref.startsWith(policy.branchPrefix) ? 'branch' : 'tag';
  return { name, ref: entry.ref, kind, commit: entry.commit, lockedCommit: entry.commit };
}

function chooseSource(found: Source[], locked: Source | undefined): Source {
  for (const kind of ['branch', 'tag'] as const) {
    const ofKind = found.filter((source) => source.kind === kind);
    checkUnique(ofKind);
    const present = ofKind[0];
    if (present) return locked?.kind === 'branch' && kind === 'tag' ? locked : withLock(present, locked);
  }
  // Without a ref here, the version is from the lock.
  return locked as Source;
}

// On a case-insensitive file system, both would share a folder.
function checkCase(names: string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const other = seen.get(name.toLowerCase());
    if (other) {
      throw new UserError(`The versions ${other} and ${name} differ only in case.`, {
        hint: 'Delete one, or add it to "exclude" in versions.config.ts.',
      });
    }
    seen.set(name.toLowerCase(), name);
  }
}

function checkUnique([first, second]: Source[]): void {
  if (!first || !second) return;
  throw new UserError(`Two refs give the version ${first.name}: ${first.ref} and ${second.ref}.`, {
    hint: 'Delete one, or add it to "exclude" in versions.config.ts.',
  });
}

const withLock = (source: Source, locked: Source | undefined): Source =>
  locked?.ref === source.ref ? { ...source, lockedCommit: locked.commit } : source;
