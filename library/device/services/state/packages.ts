export interface DevicePackage {
  readonly name: string;
  readonly apkPaths: readonly string[];
  readonly versionCode: number;
  readonly versionName: string;
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

/** Create the packages of a new device. */
export function createPackages(): Map<string, DevicePackage> {
  const system = SYSTEM_PACKAGES.map(([name, apkPath, uid]) => createPackage({ name, apkPath, uid, isSystem: true }));
  const user = USER_PACKAGES.map(([name, apkPath, uid]) => createPackage({ name, apkPath, uid, isSystem: false }));
  return new Map([...system, ...user].map((entry) => [entry.name, entry]));
}

/** Create the record of a package. */
export function createPackage(given: {
  readonly name: string;
  readonly apkPath: string;
  readonly uid: number;
  readonly isSystem: boolean;
}): DevicePackage {
  const { name, apkPath, uid, isSystem } = given;
  return {
    name,
    apkPaths: [apkPath],
    versionCode: isSystem ? 34 : 1,
    versionName: isSystem ? '14' : '1.0',
    uid,
    isSystem,
  };
}
