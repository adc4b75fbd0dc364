export interface DevicePackage {
  readonly name: string;
  readonly apkPath: string;
  readonly uid: number;
  readonly isSystem: boolean;
}

const SYSTEM_PACKAGES = [
  ['com.android.settings', '/system/priv-app/Settings/Settings.apk', 1000],
  ['com.android.systemui', '/system/priv-app/SystemUI/SystemUI.apk', 10101],
  ['com.android.shell', '/system/priv-app/Shell/Shell.apk', 2000],
  ['com.android.calculator2', '/system/app/Calculator/Calculator.apk', 10102],
] as const;

const USER_PACKAGES = [
  ['com.example.notes', '/data/app/~~c2ltdWxhdGVk==/com.example.notes-bm90ZXM=/base.apk', 10151],
  ['com.example.camera', '/data/app/~~c2ltdWxhdGVk==/com.example.camera-Y2FtZXJh/base.apk', 10152],
] as const;

/** Create the packages of a new device, by name. */
export const createPackages = (): Map<string, DevicePackage> =>
  new Map(
    [
      ...SYSTEM_PACKAGES.map(([name, apkPath, uid]) => ({ name, apkPath, uid, isSystem: true })),
      ...USER_PACKAGES.map(([name, apkPath, uid]) => ({ name, apkPath, uid, isSystem: false })),
    ].map((entry) => [entry.name, entry]),
  );
