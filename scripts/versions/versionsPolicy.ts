import Fuse from 'fuse.js';
import semver from 'semver';
import { z } from 'zod';
import { checkFile } from '../../common/docs/dataFiles.ts';
import { NEXT, RELEASE_STATES } from '../../common/version.ts';
import { UserError, withHint } from '../lib/userError.ts';

const releasesSchema = z.record(
  z.string(),
  z.strictObject({
    /** `YYYY-MM-DD`, if it is not the tag's day. */
    date: z.iso.date('is not a day such as 2024-01-31').optional(),
    /** Defaults: `supported` for the latest, `ended` for others. */
    state: z.enum(RELEASE_STATES, `is not one of ${RELEASE_STATES.join(', ')}`).optional(),
  }),
);

/** Rules that turn git refs into versions, as `versions.config.ts` writes them. */
export interface WrittenPolicy {
  /** A tag `<tagPrefix><semver>` is a released version. */
  tagPrefix: string;
  /** A branch `<branchPrefix><semver>` replaces that version's tag as the source of its docs. */
  branchPrefix: string;
  /** Remote whose branches count beside those of this clone; other remotes' do not. */
  remote: string;
  /** Branch whose content is `next`: the one that readers' edits go to. */
  nextBranch: string;
  /** Whether pre-releases are listed. They are never the latest. */
  includePrereleases: boolean;
  /** Version names, or whole ref names, that are left out. */
  exclude: string[];
  /** Names of versions that are no longer built. Each needs its `retired/<name>.json`. */
  retired: string[];
  /** Label by version name, where it is not the name itself. */
  labels: Record<string, string>;
  /** What readers are told of a released version, by its name. */
  releases: z.infer<typeof releasesSchema>;
}

/** The rules, and where a ref has its docs: `site.config.ts` says it, because links to the source need it too. */
export interface VersionsPolicy extends WrittenPolicy {
  /** Folder of the docs, relative to the top of the repository. */
  docsDir: string;
}

/** List the released versions that a site has, newest first. */
export const listNames = (
  names: readonly string[],
  { exclude, retired, includePrereleases }: VersionsPolicy,
): string[] =>
  names
    .filter((name) => !exclude.includes(name) && !retired.includes(name))
    .filter((name) => includePrereleases || !semver.prerelease(name))
    .sort(semver.rcompare);

/** List the versions above all others that the policy describes: those of the next release. */
export function listComing({ labels, releases }: VersionsPolicy, versionNames: readonly string[]): string[] {
  const [newest] = semver.rsort(versionNames.filter((name) => semver.valid(name)));
  return [...new Set([...Object.keys(labels), ...Object.keys(releases)])].filter(
    (name) => semver.valid(name) === name && (!newest || semver.gt(name, newest)),
  );
}

/**
 * Check what the policy says of versions, also of those to come. Throws a UserError with all wrong values, or all unknown names with
 * similar ones.
 */
export function checkPolicy(
  policy: VersionsPolicy,
  { versionNames, refNames }: { versionNames: readonly string[]; refNames: readonly string[] },
): void {
  const { exclude, labels, releases, remote } = policy;
  withHint('A release is written like this: { date: "2024-01-31", state: "maintained" }', () =>
    checkFile('versions.config.ts', { releases }, z.object({ releases: releasesSchema })),
  );
  const known = [...versionNames, ...listComing(policy, versionNames)];
  const labelled = [NEXT, ...known];
  const problems = [
    ...describeUnknown('exclude', exclude, [...labelled, ...refNames]),
    ...describeUnknown('labels', Object.keys(labels), labelled),
    ...describeUnknown('releases', Object.keys(releases), known),
  ];
  if (problems.length === 0) return;
  throw new UserError(`versions.config.ts has names that do not exist:\n  ${problems.join('\n  ')}`, {
    hint: `Fix the name, or fetch what it names: git fetch --tags ${remote}`,
  });
}

function describeUnknown(key: string, names: readonly string[], known: readonly string[]): string[] {
  const fuse = new Fuse([...new Set(known)]);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = fuse.search(name, { limit: 3 }).map(({ item }) => item);
      const similar = near.length > 0 ? `; similar names are ${near.join(', ')}` : '';
      return `${key}: ${JSON.stringify(name)} is not a version${similar}`;
    });
}
