import type { LibraryRuns } from '../../common/library.ts';
import type { LibraryPackage } from '../api/libraryPackages.ts';

/** List a version's packages that samples can run with. */
export const listUsablePackages = (
  packages: readonly LibraryPackage[],
  { packagesWithoutCode }: LibraryRuns,
): LibraryPackage[] => packages.filter(({ name }) => !packagesWithoutCode.includes(name));

/** List a run's packages that a version lacks. */
export const listLackingPackages = (packages: readonly LibraryPackage[], { neededPackages }: LibraryRuns): string[] =>
  neededPackages.filter((wanted) => !packages.some(({ name }) => name === wanted));
