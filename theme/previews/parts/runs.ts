import { version as adb } from 'tango-latest-adb/package.json';
import { version as webUsb } from 'tango-latest-adb-daemon-webusb/package.json';
import { version as androidBin } from 'tango-latest-android-bin/package.json';
import { version as scrcpy } from 'tango-latest-scrcpy/package.json';

/** The packages that previews run, with the versions that are installed. */
export const RUNS = {
  adb: `@yume-chan/adb ${adb}`,
  webUsb: `@yume-chan/adb-daemon-webusb ${webUsb}`,
  androidBin: `@yume-chan/android-bin ${androidBin}`,
  scrcpy: `@yume-chan/scrcpy ${scrcpy}`,
} as const;
