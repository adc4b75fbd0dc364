import { UserError } from '../lib/userError.ts';

/** Check that every version that the version menu is configured to list exists. Throws a UserError that names the others. */
export function checkMenuVersions(menuVersions: readonly string[], versionNames: readonly string[]): void {
  const unknown = menuVersions.filter((name) => !versionNames.includes(name));
  if (unknown.length === 0) return;
  const found = unknown.map((name) => JSON.stringify(name)).join(', ');
  throw new UserError(
    `site.config.ts: versionMenu.versions: found ${found}; expected versions that exist: ${versionNames.join(', ')}.`,
    { hint: 'Take it out of the list, or fetch the refs of all versions: git fetch --tags origin' },
  );
}
