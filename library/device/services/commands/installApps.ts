import type { DeviceState } from '../../DeviceState.ts';
import { readFileName } from '../../files/filePath.ts';
import { createPackage, type InstallSession } from '../state/packages.ts';

const FIRST_APP_UID = 10_200;

// A zip file begins with these letters.
const ZIP_START = [0x50, 0x4b];

/** Install an app, and return the output of `pm`. The name comes from the file name or a number, because manifests are not read. */
export function installApp(state: DeviceState, session: InstallSession): string {
  const [first] = session.splits;
  if (!first) return 'Failure [INSTALL_FAILED_INVALID_APK: No packages staged]';
  const [fileName, bytes] = first;
  if (ZIP_START.some((byte, index) => bytes[index] !== byte)) {
    return `Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse ${fileName}]`;
  }
  const name = readPackageName(fileName) ?? `com.example.app${state.packages.size + 1}`;
  const { uid = FIRST_APP_UID + state.packages.size } = state.packages.get(name) ?? {};
  const apkPath = `/data/app/~~c2ltdWxhdGVk==/${name}-MQ==/base.apk`;
  state.packages.set(name, createPackage({ name, apkPath, uid, isSystem: false, installer: session.installer }));
  state.log.append({ tag: 'PackageManager', message: `Installed ${name}`, buffer: 'system' });
  return 'Success';
}

function readPackageName(fileName: string): string | undefined {
  const name = readFileName(fileName).replace(/\.apk$/, '');
  return /^[a-z]\w*(\.\w+)+$/i.test(name) ? name : undefined;
}
