import Fuse from 'fuse.js';
import { NEXT } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { VersionsPolicy } from './versionsPolicy.ts';

/** Throw a UserError for unknown names in the policy, with similar ones. */
export function checkPolicyNames(
  policy: VersionsPolicy,
  { versionNames, refNames }: { versionNames: readonly string[]; refNames: readonly string[] },
): void {
  const labelled = [NEXT, ...versionNames];
  const known = { exclude: [...labelled, ...refNames], labels: labelled, releases: versionNames };
  const { exclude, labels, releases } = policy;
  const written = { exclude, labels: Object.keys(labels), releases: Object.keys(releases) };
  const problems = (['exclude', 'labels', 'releases'] as const).flatMap((key) =>
    written[key]
      .filter((name) => !known[key].includes(name))
      .map((name) => `${key}: ${describeUnknown(name, known[key])}`),
  );
  if (problems.length === 0) return;
  throw new UserError(`versions.config.ts has names that do not exist:\n  ${problems.join('\n  ')}`, {
    hint: `Fix the name, or fetch what it names: git fetch --tags ${policy.remote}`,
  });
}

function describeUnknown(name: string, known: readonly string[]): string {
  const near = new Fuse([...new Set(known)]).search(name, { limit: 3 }).map(({ item }) => item);
  return `${JSON.stringify(name)} is not a version${near.length > 0 ? `; similar names are ${near.join(', ')}` : ''}`;
}
