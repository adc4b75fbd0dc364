import { findVersion, type Version } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';

/** Check that the menu's versions exist. Throws a UserError with missing ones. */
export function checkMenuVersions(
  menuVersions: readonly string[],
  versions: readonly Pick<Version, 'name' | 'segment'>[],
): void {
  const unknown = menuVersions.filter((name) => !findVersion(versions, name));
  if (unknown.length === 0) return;
  const found = unknown.map((name) => JSON.stringify(name)).join(', ');
  throw new UserError(
    `site.config.ts: versionMenu.versions: found ${found}; expected versions that exist: ${versions.map(({ name }) => name).join(', ')}.`,
    { hint: 'Take it out of the list, or fetch the refs of all versions: git fetch --tags origin' },
  );
}
