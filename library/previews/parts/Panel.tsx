import type { ReactNode } from 'react';
import { version as adb } from 'tango-latest-adb/package.json';
import { version as webUsb } from 'tango-latest-adb-daemon-webusb/package.json';
import { version as scrcpy } from 'tango-latest-scrcpy/package.json';
import { previews } from '../../strings/en/previews.ts';
import sheet from './panel.css?inline';

/** Installed versions. */
export const PACKAGES = {
  adb: `@yume-chan/adb ${adb}`,
  webUsb: `@yume-chan/adb-daemon-webusb ${webUsb}`,
  scrcpy: `@yume-chan/scrcpy ${scrcpy}`,
} as const;

interface Props {
  /** Such as `@yume-chan/adb 2.1.0`. */
  packageName: string;
  /** Whether the address keeps what the reader enters. */
  isShared?: boolean;
  children: ReactNode;
}

/** Draw a preview and the package that it uses. */
export function Panel({ packageName, isShared = true, children }: Props) {
  const { before, after, share } = previews.runs;
  return (
    <div className="panel">
      <style href="docs-preview-panel" precedence="default">
        {sheet}
      </style>
      {children}
      <p className="note">
        {before}
        <code>{packageName}</code>
        {after}
        {isShared && share}
      </p>
    </div>
  );
}

interface GroupProps {
  legend: string;
  children: ReactNode;
}

/** Draw fields under a legend. */
export function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className="grid">{children}</div>
    </fieldset>
  );
}
