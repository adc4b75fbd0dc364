import semver from 'semver';
import { versionNameProblem } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { Ref } from '../tools/git.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters.
const UNSAFE = /\.\.|[\\\u0000-\u001f\u007f]/;

/**
 * Parse a version from a tag or branch; undefined if it is none, or excluded. Throws a UserError for a name that could leave its
 * folder.
 */
export function readVersionName(ref: Ref, policy: VersionsPolicy): string | undefined {
  const text = afterPrefix(ref, policy);
  if (text === undefined) return undefined;
  if (UNSAFE.test(text)) {
    throw new UserError(
      `The ${ref.kind} ${JSON.stringify(ref.name)} is refused: its name could lead out of its folder.`,
      {
        hint: 'Delete or rename it, or add it to "exclude" in versions.config.ts.',
      },
    );
  }
  const name = looksLikeVersion(ref, text) ? semver.valid(text) : null;
  return name !== null && versionNameProblem(name) === undefined ? name : undefined;
}

/** List one warning with all refs that only begin like a version. */
export function listMisnamed(refs: readonly Ref[], policy: VersionsPolicy): string[] {
  const names = refs.filter((ref) => isMisnamed(ref, policy)).map(({ name }) => name);
  if (names.length === 0) return [];
  const { tagPrefix, branchPrefix } = policy;
  return [
    `ignored, because the name of a version is like ${tagPrefix}1.2.3 or ${branchPrefix}1.2.3: ${names.join(', ')}`,
  ];
}

function isMisnamed(ref: Ref, policy: VersionsPolicy): boolean {
  const text = afterPrefix(ref, policy);
  return text !== undefined && looksLikeVersion(ref, text) && readVersionName(ref, policy) === undefined;
}

// A tag such as `vendor-import` may have the prefix by chance; a branch `docs/…` never does.
const looksLikeVersion = ({ kind }: Ref, text: string): boolean => kind === 'branch' || /^\d/.test(text);

function afterPrefix({ kind, name }: Ref, policy: VersionsPolicy): string | undefined {
  const prefix = kind === 'tag' ? policy.tagPrefix : policy.branchPrefix;
  return name.startsWith(prefix) && !policy.exclude.includes(name) ? name.slice(prefix.length) : undefined;
}
