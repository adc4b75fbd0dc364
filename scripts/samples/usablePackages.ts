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
  packages.filter(({ name }) => !PACKAGES_WITHOUT_CODE.includes(name));

/** List the packages that the simulation needs and a version does not have. */
export const listLackingPackages = (packages: readonly LibraryPackage[]): string[] =>
  SIMULATION_PACKAGES.filter((wanted) => !packages.some(({ name }) => name === wanted));
