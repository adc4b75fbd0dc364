export const NEXT = 'next';

export type VersionRole = 'latest' | 'older' | 'prerelease' | 'next';

/** `supported` gets new work, `maintained` only fixes, `ended` nothing. */
export type ReleaseState = 'supported' | 'maintained' | 'ended';

export const RELEASE_STATES = ['supported', 'maintained', 'ended'] as const satisfies readonly ReleaseState[];

export interface Version {
  /** Semantic version without a leading `v`, or `next`. Also a part of addresses. */
  name: string;
  label: string;
  role: VersionRole;
  /** A tag, a branch, `HEAD`, or `working tree`. */
  ref: string;
  /** Full hash; empty only outside a git repository. */
  commit: string;
  /** Committer date of `commit`, ISO 8601 in UTC; empty without a commit. */
  date: string;
  /** Missing where it is not released. */
  state?: ReleaseState | undefined;
  /** Day of the release, `YYYY-MM-DD`; missing where it is unknown. */
  released?: string | undefined;
}

/** Tell whether a name is a release: three numbers and no more. */
/** Tell whether a name is that of a release, not of a pre-release. */
export const isReleaseName = (name: string): boolean => /^\d+\.\d+\.\d+$/.test(name);

const SAFE_NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** Say why a name cannot be a folder and a part of addresses; undefined if it can. */
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

/** Find the version that a text names, with or without a leading `v`: by its name, or by first numbers that no other release has. */
export function findVersion<One extends Pick<Version, 'name'>>(
  versions: readonly One[],
  text: string,
): One | undefined {
  const wanted = text.toLowerCase().replace(/^v(?=\d)/, '');
  const beginning = versions.filter(({ name }) => name.startsWith(`${wanted}.`));
  const releases = beginning.filter(({ name }) => isReleaseName(name));
  const [first, ...others] = releases.length > 0 ? releases : beginning;
  return versions.find(({ name }) => name.toLowerCase() === wanted) ?? (others.length === 0 ? first : undefined);
}

/** Tell whether a text has a version as a whole word: 2.1.0 is not in 2.1.0.4. */
export const namesVersion = (text: string, name: string): boolean => new RegExp(wholeWord(name)).test(text);

const wholeWord = (name: string): string => `(?<![\\d.])${name.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`;

/**
 * Name the version that an upgrade leads to behind the one it starts from, instead of another one there.
 * @example nameTarget('Upgrade boats from 1.0.0', '1.0.0', '1.1.0') === 'Upgrade boats from 1.0.0 to 1.1.0'
 */
export function nameTarget(title: string, from: string, to: string): string {
  if (!namesVersion(title, from)) return `${title} from ${from} to ${to}`;
  return title.replace(new RegExp(`${wholeWord(from)}( to (v?\\d[\\w.-]*|next))?`), `${from} to ${to}`);
}

/** Tell whether a version is released and not a pre-release. */
export const isReleased = (role: VersionRole): boolean => role === 'latest' || role === 'older';
