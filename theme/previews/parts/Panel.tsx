import type { ReactNode } from 'react';
import { version as adb } from 'tango-latest-adb/package.json';
import { version as webUsb } from 'tango-latest-adb-daemon-webusb/package.json';
import { version as androidBin } from 'tango-latest-android-bin/package.json';
import { version as scrcpy } from 'tango-latest-scrcpy/package.json';
import sheet from './panel.css?inline';

/** The packages that previews run, with their installed versions. */
export const RUNS = {
  adb: `@yume-chan/adb ${adb}`,
  webUsb: `@yume-chan/adb-daemon-webusb ${webUsb}`,
  androidBin: `@yume-chan/android-bin ${androidBin}`,
  scrcpy: `@yume-chan/scrcpy ${scrcpy}`,
} as const;

interface Props {
  /** The package that runs, such as `@yume-chan/adb 2.1.0`. */
  runs: string;
  /** A further remark for the reader. */
  note?: string;
  children: ReactNode;
}

/** Hold the parts of a preview, and name the package that it runs below them. */
export function Panel({ runs, note, children }: Props) {
  return (
    <div className="panel">
      <style href="docs-preview-panel" precedence="default">
        {sheet}
      </style>
      {children}
      <p className="note">
        Runs <code>{runs}</code> in this page; nothing you enter leaves it.{note && ` ${note}`}
      </p>
    </div>
  );
}

interface GroupProps {
  legend: string;
  children: ReactNode;
}

/** Group fields that belong together under a legend. */
export function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className="grid">{children}</div>
    </fieldset>
  );
}
