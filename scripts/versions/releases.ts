import { z } from 'zod';
import { isReleased, RELEASE_STATES, type Version, type VersionRole } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { Ref } from '../tools/git.ts';

const releaseSchema = z.strictObject({
  /** `YYYY-MM-DD`, if it is not the tag's day. */
  date: z.iso.date('is not a day such as 2024-01-31').optional(),
  /** Defaults: `supported` for the latest, `ended` for others. */
  state: z.enum(RELEASE_STATES, `is not one of ${RELEASE_STATES.join(', ')}`).optional(),
});

export type Release = z.infer<typeof releaseSchema>;

/** Check `releases` of `versions.config.ts`. Throws a UserError with every wrong key. */
export function checkReleases(releases: unknown): void {
  const { error } = z.record(z.string(), releaseSchema).safeParse(releases);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `releases.${path.join('.')}: ${message}`);
  throw new UserError(`versions.config.ts is not valid:\n  ${problems.join('\n  ')}`, {
    hint: 'A release is written like this: { date: "2024-01-31", state: "maintained" }',
  });
}

/** Describe a release for readers. A branch has no day: its commits are patches. */
export function describeRelease(
  { kind }: Pick<Ref, 'kind'>,
  { role, date }: { role: VersionRole; date: string },
  release: Release = {},
): Pick<Version, 'state' | 'released'> {
  const released = release.date ?? (kind === 'tag' ? date.slice(0, 10) : undefined);
  const state = release.state ?? (role === 'latest' ? 'supported' : 'ended');
  return { state: isReleased(role) ? state : undefined, released };
}
