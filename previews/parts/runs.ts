import { version as adb } from 'tango-2.1.0-adb/package.json';
import { version as webUsb } from 'tango-2.1.0-adb-daemon-webusb/package.json';
import { version as androidBin } from 'tango-2.1.0-android-bin/package.json';
import { version as scrcpy } from 'tango-2.1.0-scrcpy/package.json';

/** The packages that previews run, with the versions that are installed. */
export const RUNS = {
  adb: `@yume-chan/adb ${adb}`,
  webUsb: `@yume-chan/adb-daemon-webusb ${webUsb}`,
  androidBin: `@yume-chan/android-bin ${androidBin}`,
  scrcpy: `@yume-chan/scrcpy ${scrcpy}`,
} as const;
