import type { DeviceState } from '../DeviceState.ts';
import type { FileNode } from '../files/FileNode.ts';
import { listTree } from '../files/listFiles.ts';
import type { DevicePackage } from '../services/state/packages.ts';

/** What a node of the tree was like. */
export interface FileRecord extends Pick<FileNode, 'type' | 'mode' | 'uid' | 'gid' | 'modifiedAt'> {
  /** Content of a file. Old bytes are never written over, so that a view is enough. */
  readonly bytes: Uint8Array | undefined;
  /** Where a link leads. */
  readonly target: string | undefined;
}

/** Values by name, as text. */
type Values = ReadonlyMap<string, string>;

/** What a device was like at one moment. */
export interface DeviceSnapshot {
  /** Every node by its path, except those that the kernel makes up. */
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly values: Readonly<
    Record<'property' | 'setting' | 'package' | 'activity' | 'screen' | 'clipboard' | 'tunnel', Values>
  >;
  /** What happened since the start, in order. */
  readonly events: Readonly<Record<'input' | 'restart', readonly string[]>>;
}

/** Folders whose files are windows into the kernel: nobody changes them. */
const KERNEL_FOLDERS = ['/dev', '/proc', '/sys'];

/** Keep what a device is like now. It takes little memory: content of files is shared. */
export function takeSnapshot(state: DeviceState): DeviceSnapshot {
  return {
    files: readFiles(state),
    values: {
      property: new Map(state.properties),
      setting: readSettings(state),
      package: new Map([...state.packages].map(([name, known]) => [name, formatPackage(known)])),
      activity: new Map([['focused', state.focusedActivity]]),
      screen: readScreen(state),
      clipboard: new Map(state.clipboard.text === '' ? [] : [['text', state.clipboard.text]]),
      tunnel: new Map(state.reverseTunnels.list()),
    },
    events: { input: [...state.inputs], restart: [...state.restarts] },
  };
}

function readFiles({ files }: DeviceState): Map<string, FileRecord> {
  const nodes = listTree(files.root).filter(
    ([path]) => !KERNEL_FOLDERS.some((folder) => `${path}/`.startsWith(`${folder}/`)),
  );
  return new Map(nodes.map(([path, node]) => [path, readNode(node)]));
}

function readNode(node: FileNode): FileRecord {
  const { type, mode, uid, gid, modifiedAt } = node;
  const bytes = node.type === 'file' ? node.buffer.subarray(0, node.size) : undefined;
  const target = node.type === 'link' ? node.target : undefined;
  return { type, mode, uid, gid, modifiedAt, bytes, target };
}

function readSettings({ settings }: DeviceState): Values {
  const all = Object.entries(settings).flatMap(([namespace, values]) =>
    [...values].map(([key, value]) => [`${namespace}/${key}`, value] as const),
  );
  return new Map(all);
}

/** Format what is known of a package. @example `1.0 (1), /data/app/x/base.apk` */
function formatPackage(known: DevicePackage): string {
  const { versionName, versionCode, apkPaths, installer } = known;
  return [
    `${versionName} (${versionCode})`,
    ...apkPaths,
    ...(installer === undefined ? [] : [`installed by ${installer}`]),
  ].join(', ');
}

function readScreen({ screen }: DeviceState): Values {
  const { size, density, rotation, isOn } = screen;
  return new Map([
    ['size', `${size.width}x${size.height}`],
    ['density', String(density)],
    ['rotation', String(rotation)],
    ['power', isOn ? 'on' : 'off'],
  ]);
}
