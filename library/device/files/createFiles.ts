import { encodeText } from './bytes.ts';
import { listTree } from './FileNode.ts';
import { FileSystem } from './FileSystem.ts';

const SYSTEM_UID = 1000;
const SHELL_UID = 2000;
const MEDIA_GID = 1078;

const BATTERY_FOLDER = '/sys/class/power_supply/battery';

// Path, mode, owner and group.
const FOLDERS: readonly (readonly [string, number, number, number])[] = [
  ['/acct', 0o755, 0, 0],
  ['/apex', 0o755, 0, 0],
  ['/cache', 0o770, SYSTEM_UID, 2001],
  ['/data', 0o771, SYSTEM_UID, SYSTEM_UID],
  ['/data/local', 0o751, 0, 0],
  ['/data/local/tmp', 0o771, SHELL_UID, SHELL_UID],
  ['/dev', 0o755, 0, 0],
  ['/mnt', 0o755, 0, SYSTEM_UID],
  ['/proc', 0o555, 0, 0],
  ['/storage', 0o755, SHELL_UID, SHELL_UID],
  ['/storage/emulated', 0o755, 0, 9997],
  ['/storage/emulated/0', 0o2770, SHELL_UID, 1015],
  ['/sys', 0o555, 0, 0],
  ['/sys/class', 0o555, 0, 0],
  ['/sys/class/power_supply', 0o555, 0, 0],
  [BATTERY_FOLDER, 0o555, 0, 0],
  ['/system', 0o755, 0, 0],
  ['/system/bin', 0o751, 0, 2000],
  ['/system/etc', 0o755, 0, 0],
  ['/vendor', 0o755, 0, 2000],
];

const SHARED_FOLDERS = [
  'Alarms',
  'Android',
  'DCIM',
  'DCIM/Camera',
  'Documents',
  'Download',
  'Movies',
  'Music',
  'Pictures',
];

/** Create the files of a new device. `readTime` returns seconds since 1970. */
export function createFiles(readTime: () => number, properties: ReadonlyMap<string, string>): FileSystem {
  const files = new FileSystem(readTime);
  for (const [filePath, mode, uid, gid] of FOLDERS) {
    files.createFolder(filePath, mode);
    files.setOwner(filePath, uid, gid);
  }
  // An ordinary file, because only `</dev/null` is used.
  files.write('/dev/null', new Uint8Array(), 0o666);
  files.createLink('/storage/emulated/0', '/sdcard');
  files.createLink('/system/bin', '/bin');
  files.createLink('/system/etc', '/etc');
  files.write('/system/build.prop', encodeText(formatBuildProperties(properties)));
  files.write('/system/etc/hosts', encodeText('127.0.0.1       localhost\n::1             ip6-localhost\n'));
  files.write('/proc/version', encodeText('Linux version 6.1.75-android14 (build@simulated)\n'), 0o444);
  files.write(`${BATTERY_FOLDER}/capacity`, encodeText('72\n'), 0o444);
  createSharedFiles(files);
  files.isRoot = false;
  return files;
}

function createSharedFiles(files: FileSystem): void {
  const home = '/storage/emulated/0';
  for (const name of SHARED_FOLDERS) files.createFolder(`${home}/${name}`, name === 'Android' ? 0o2771 : 0o2770);
  files.write(`${home}/Download/hello.txt`, encodeText('Hello from the simulated device.\n'), 0o660);
  files.write(`${home}/Documents/notes.txt`, encodeText('Buy milk\nCall Ada\nRead the manual\n'), 0o660);
  const folder = files.find(home);
  if (folder.type !== 'folder') return;
  for (const [filePath] of listTree(folder, home)) files.setOwner(filePath, SHELL_UID, 1015);
  files.setOwner(`${home}/Android`, MEDIA_GID, MEDIA_GID);
}

function formatBuildProperties(properties: ReadonlyMap<string, string>): string {
  const lines = [...properties].filter(([name]) => name.startsWith('ro.'));
  return `${lines.map(([name, value]) => `${name}=${value}`).join('\n')}\n`;
}
