import { z } from 'zod';
import { checkFile } from '../../common/docs/parseFile.ts';
import { isReleased, RELEASE_STATES, type Version, type VersionRole } from '../../common/version.ts';
import { explain } from '../lib/userError.ts';
import type { Ref } from '../tools/git.ts';

const releaseSchema = z.strictObject({
  /** `YYYY-MM-DD`, if it is not the tag's day. */
  date: z.iso.date('is not a day such as 2024-01-31').optional(),
  /** Defaults: `supported` for the latest, `ended` for others. */
  state: z.enum(RELEASE_STATES, `is not one of ${RELEASE_STATES.join(', ')}`).optional(),
});

export type Release = z.infer<typeof releaseSchema>;

const policySchema = z.object({ releases: z.record(z.string(), releaseSchema).optional() });

/** Check `releases` of `versions.config.ts`. Throws a UserError with the wrong keys. */
export const checkReleases = (policy: object): unknown =>
  explain('A release is written like this: { date: "2024-01-31", state: "maintained" }', () =>
    checkFile('versions.config.ts', policy, policySchema),
  );

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
