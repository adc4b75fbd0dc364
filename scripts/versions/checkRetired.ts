import semver from 'semver';
import { UserError } from '../lib/userError.ts';
import { retiredFile } from './retiredVersions.ts';

/** Check that `retired` and the page lists match. Throws a UserError otherwise. */
export function checkRetiredFiles(retiredNames: readonly string[], fileNames: readonly string[]): void {
  const unlisted = retiredNames.filter((name) => !fileNames.includes(name));
  if (unlisted.length > 0) {
    const [first = ''] = unlisted;
    throw new UserError(`versions.config.ts: retired: there is no ${unlisted.map(retiredFile).join(', ')}.`, {
      hint: `Fix the name, or write the file first: npm run retire -- ${first}`,
    });
  }
  const unnamed = fileNames.filter((name) => !retiredNames.includes(name));
  if (unnamed.length > 0) {
    throw new UserError(
      `${unnamed.map(retiredFile).join(', ')} exists, but "retired" in versions.config.ts does not name the version.`,
      {
        hint: `Add ${unnamed.map((name) => `'${name}'`).join(', ')} to "retired", or delete the file to build it again.`,
      },
    );
  }
}

/**
 * Check that a release above all retired ones remains: the latest cannot be retired, as its addresses have no version. Throws a
 * UserError otherwise.
 */
export function checkLatestRemains(names: readonly string[], retiredNames: readonly string[]): void {
  const isRelease = (name: string) => semver.valid(name) !== null && semver.prerelease(name) === null;
  const latest = semver.rsort(names.filter(isRelease))[0];
  const above = retiredNames.filter((name) => isRelease(name) && (!latest || semver.gt(name, latest)));
  if (above.length === 0) return;
  throw new UserError(`versions.config.ts: retired: ${above.join(', ')} is the latest, which cannot be retired.`, {
    hint: 'Release a newer version first, or take it out of the list.',
  });
}
