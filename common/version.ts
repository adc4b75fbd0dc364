/** Name of the version that is built from the working branch and is not released. */
export const NEXT = 'next';

/** Role of a version among the others. It decides the version's base path. */
export type VersionRole = 'latest' | 'older' | 'prerelease' | 'next';

export const VERSION_ROLES: readonly VersionRole[] = ['latest', 'older', 'prerelease', 'next'];

/** Whether a release gets new work: `supported` does, `maintained` gets fixes alone, `ended` gets nothing more. */
export type ReleaseState = 'supported' | 'maintained' | 'ended';

export const RELEASE_STATES = ['supported', 'maintained', 'ended'] as const satisfies readonly ReleaseState[];

/** One docs version, as resolved from the refs and the lock. */
export interface Version {
  /** Semantic version without a leading `v`, or `next`. */
  name: string;
  /** Part of addresses that stands for the version: its name, or the name without its patch. */
  segment: string;
  label: string;
  role: VersionRole;
  /** Ref the content comes from: a tag, a branch, `HEAD`, or `working tree`. */
  ref: string;
  /** Full commit hash; empty only where the project is not a git repository. */
  commit: string;
  /** Committer date of `commit`, ISO 8601 in UTC; empty where there is no commit. */
  date: string;
  /** Left out where the version is not released. */
  state?: ReleaseState | undefined;
  /** Day of the release, `YYYY-MM-DD`; left out where nobody knows it. */
  released?: string | undefined;
}

/** Tell whether a name is that of a release: three numbers, and nothing of a pre-release. */
export const isReleaseName = (name: string): boolean => /^\d+\.\d+\.\d+$/.test(name);

const SAFE_NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/**
 * Say why a name cannot be used as a folder and as the first part of an address.
 * Returns undefined for a name that can.
 */
export function versionNameProblem(name: string): string | undefined {
  if (name === '') return 'is empty';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters.
  if (/[\u0000-\u001f\u007f]/.test(name)) return 'has a control character';
  if (name.includes('/') || name.includes('\\')) return 'has a slash';
  if (name.includes('..')) return 'has ".."';
  if (name.length > 64) return 'is longer than 64 characters';
  if (!SAFE_NAME.test(name)) return 'has a character other than letters, digits, "." and "-"';
  return undefined;
}

/**
 * Find the version that a text names, with or without a leading `v`: by its name, by the first numbers of its name where no
 * other release begins with them, or by the name of a patch that it replaced.
 */
export function findVersion<One extends Pick<Version, 'name' | 'segment'>>(
  versions: readonly One[],
  text: string,
): One | undefined {
  const wanted = text.toLowerCase().replace(/^v(?=\d)/, '');
  const beginning = versions.filter(({ name }) => name.startsWith(`${wanted}.`));
  const releases = beginning.filter(({ name }) => isReleaseName(name));
  const [first, ...others] = releases.length > 0 ? releases : beginning;
  return (
    versions.find(({ name }) => name.toLowerCase() === wanted) ??
    (others.length === 0 ? first : undefined) ??
    versions.find(({ segment }) => isReleaseName(wanted) && wanted.startsWith(`${segment}.`))
  );
}

/** Tell whether a text names a version as a whole word: 2.1.0 is neither in 2.1.0.4 nor in 12.1.0. */
export function namesVersion(text: string, name: string): boolean {
  const escaped = name.replaceAll('.', '\\.');
  return new RegExp(`(?<![\\d.])${escaped}(?![\\d]|\\.\\d)`).test(text);
}

/** Tell whether a version with this role is released and not a pre-release. */
export const isReleased = (role: VersionRole): boolean => role === 'latest' || role === 'older';
