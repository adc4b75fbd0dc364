import type { DeviceState } from '../DeviceState.ts';
import { type FileNode, listTree } from '../files/FileNode.ts';
import type { DevicePackage } from '../services/packages.ts';

export interface FileRecord extends Pick<FileNode, 'type' | 'mode' | 'uid' | 'gid' | 'modifiedAt'> {
  /** A view is enough: old bytes are never overwritten. */
  readonly bytes: Uint8Array | undefined;
  readonly target: string | undefined;
}

type Values = ReadonlyMap<string, string>;

export interface DeviceSnapshot {
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly values: Readonly<Record<'property' | 'package' | 'screen' | 'clipboard' | 'tunnel', Values>>;
  readonly events: Readonly<Record<'input' | 'restart', readonly string[]>>;
}

/** The kernel makes up these files. */
const KERNEL_FOLDERS = ['/dev', '/proc', '/sys'];

/** Keep the current state. Content of files is shared, not copied. */
export function takeSnapshot(state: DeviceState): DeviceSnapshot {
  return {
    files: readFiles(state),
    values: {
      property: new Map(state.properties),
      package: new Map([...state.packages].map(([name, known]) => [name, formatPackage(known)])),
      screen: readScreen(state),
      clipboard: new Map(state.clipboard === '' ? [] : [['text', state.clipboard]]),
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

/** @example `1.0 (1), /data/app/x/base.apk` */
const formatPackage = ({ isSystem, apkPath }: DevicePackage): string =>
  `${isSystem ? '14 (34)' : '1.0 (1)'}, ${apkPath}`;

const readScreen = ({ screen: { rotation, isOn } }: DeviceState): Values =>
  new Map([
    ['rotation', String(rotation)],
    ['power', isOn ? 'on' : 'off'],
  ]);
