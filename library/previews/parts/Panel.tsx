import type { ReactNode } from 'react';
import { version as adb } from 'tango-latest-adb/package.json';
import { version as webUsb } from 'tango-latest-adb-daemon-webusb/package.json';
import { version as androidBin } from 'tango-latest-android-bin/package.json';
import { version as scrcpy } from 'tango-latest-scrcpy/package.json';
import sheet from './panel.css?inline';

/** The packages that previews use, with their installed versions. */
export const PACKAGES = {
  adb: `@yume-chan/adb ${adb}`,
  webUsb: `@yume-chan/adb-daemon-webusb ${webUsb}`,
  androidBin: `@yume-chan/android-bin ${androidBin}`,
  scrcpy: `@yume-chan/scrcpy ${scrcpy}`,
} as const;

interface Props {
  /** Name and version of the package, such as `@yume-chan/adb 2.1.0`. */
  packageName: string;
  /** Another note for the reader. */
  note?: string;
  /** Whether nothing that the reader enters gets into the address. */
  isPrivate?: boolean;
  children: ReactNode;
}

/** Draw the parts of a preview and, below them, the package that it uses. */
export function Panel({ packageName, note, isPrivate = false, children }: Props) {
  return (
    <div className="panel">
      <style href="docs-preview-panel" precedence="default">
        {sheet}
      </style>
      {children}
      <p className="note">
        Runs <code>{packageName}</code> in this page
        {isPrivate ? '; nothing you enter leaves it.' : '. To share what you enter, copy the address.'}
        {note && ` ${note}`}
      </p>
    </div>
  );
}

interface GroupProps {
  legend: string;
  children: ReactNode;
}

/** Draw a group of fields under a legend. */
export function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className="grid">{children}</div>
    </fieldset>
  );
}
