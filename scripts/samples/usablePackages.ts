import { gtr } from 'semver';
import type { LibraryPackage } from '../api/libraryPackages.ts';

/** Packages that the simulation itself imports, in `inside/`. */
const SIMULATION_PACKAGES = [
  'adb',
  'adb-credential-web',
  'adb-daemon-webusb',
  'adb-scrcpy',
  'android-bin',
  'scrcpy',
  'stream-extra',
].map((name) => `@yume-chan/${name}`);

/** Packages that write their code only when they are used. */
const PACKAGES_WITHOUT_CODE = ['@yume-chan/fetch-scrcpy-server'];

/** List the packages of a version that samples can run with. */
export const listUsablePackages = (packages: readonly LibraryPackage[]): LibraryPackage[] =>
  packages.filter((one) => !PACKAGES_WITHOUT_CODE.includes(one.name) && !isOutdated(one, packages));

/** List the packages that the simulation needs and a version does not have. */
export const listLackingPackages = (packages: readonly LibraryPackage[]): string[] =>
  SIMULATION_PACKAGES.filter((wanted) => !packages.some(({ name }) => name === wanted));

/** Tell whether a package is too old for the others of its version: they do not understand each other's streams. */
const isOutdated = ({ dependencies }: LibraryPackage, all: readonly LibraryPackage[]): boolean =>
  all.some(({ name, release }) => dependencies[name] !== undefined && gtr(release, dependencies[name]));
