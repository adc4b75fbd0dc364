import semver from 'semver';
import { versionNameProblem } from '../../common/version.ts';
import type { PlannedBuild } from '../build/planSite.ts';
import { UserError } from '../lib/userError.ts';
import type { ResolvedVersion } from '../versions/resolveVersions.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

/**
 * Check the next release's name. Throws a UserError if it is no version, exists, is not above the latest, or would not be listed.
 */
export function checkReleaseName(
  name: string,
  versions: readonly ResolvedVersion[],
  { includePrereleases, branchPrefix }: Pick<VersionsPolicy, 'includePrereleases' | 'branchPrefix'>,
): void {
  const hint = 'Give a version such as 2.2.0.';
  const problem = versionNameProblem(name) ?? (semver.valid(name) === name ? undefined : 'is not a semantic version');
  if (problem) throw new UserError(`Cannot release ${JSON.stringify(name)}: the name ${problem}.`, { hint });
  if (versions.some((version) => version.name === name)) {
    throw new UserError(`Version ${name} already exists.`, {
      hint: `To fix its docs, commit to the branch ${branchPrefix}${name}.`,
    });
  }
  if (semver.prerelease(name) && !includePrereleases) {
    throw new UserError(`Cannot release ${name}: versions.config.ts lists no pre-releases, so nobody would see it.`, {
      hint: 'Set includePrereleases there and commit that, or give a version such as 2.2.0.',
    });
  }
  const latest = versions.find(({ role }) => role === 'latest')?.name;
  if (latest && !semver.gt(name, latest)) {
    throw new UserError(`Version ${name} is not above the latest, ${latest}.`, { hint });
  }
}

interface ReleasePlan {
  moved: { name: string; from: string; to: string }[];
  added: { name: string; to: string };
  rebuilt: string[];
}

/** Compare the sites before and after a release. */
export function planRelease(
  name: string,
  before: readonly PlannedBuild[],
  after: readonly PlannedBuild[],
): ReleasePlan {
  const moved = after.flatMap(({ version, base }) => {
    const old = before.find((build) => build.version.name === version.name);
    return old && old.base !== base ? [{ name: version.name, from: old.base, to: base }] : [];
  });
  const to = after.find(({ version }) => version.name === name)?.base ?? '';
  const rebuilt = after
    .filter(({ key }) => !before.some((build) => build.key === key))
    .map(({ version }) => version.name);
  return { moved, added: { name, to }, rebuilt };
}

/** Describe a release's changes. */
export function formatReleasePlan({ moved, added, rebuilt }: ReleasePlan): string {
  return [
    `Release ${added.name}`,
    `  new at ${added.to}`,
    ...moved.map(({ name, from, to }) => `  ${name} moves from ${from} to ${to}`),
    `  built: ${rebuilt.join(', ')}`,
    '  every other version stays as it is; /<version>/… addresses keep leading to their pages',
  ].join('\n');
}
