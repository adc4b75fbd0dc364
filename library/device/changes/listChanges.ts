import type { DevicePackage, DeviceState } from '../DeviceState.ts';
import { type FileNode, listTree } from '../files/FileNode.ts';
import { formatDate, formatMode, formatUser } from '../files/formatFile.ts';

type Values = ReadonlyMap<string, string>;

interface DeviceSnapshot {
  /** Copies of nodes, with views of their bytes, which are never overwritten. */
  readonly files: ReadonlyMap<string, FileNode>;
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

function readFiles({ files }: DeviceState): Map<string, FileNode> {
  const nodes = listTree(files.root).filter(
    ([path]) => !KERNEL_FOLDERS.some((folder) => `${path}/`.startsWith(`${folder}/`)),
  );
  return new Map(nodes.map(([path, node]) => [path, { ...node }]));
}

/** @example `1.0 (1), /data/app/x/base.apk` */
const formatPackage = ({ isSystem, apkPath }: DevicePackage): string =>
  `${isSystem ? '14 (34)' : '1.0 (1)'}, ${apkPath}`;

const readScreen = ({ screen: { rotation, isOn } }: DeviceState): Values =>
  new Map([
    ['rotation', String(rotation)],
    ['power', isOn ? 'on' : 'off'],
  ]);

/** In the order in which they are listed. */
const CHANGE_KINDS = ['file', 'property', 'package', 'screen', 'clipboard', 'tunnel', 'input', 'restart'] as const;

type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Plain data, which can be posted from a worker. */
export interface DeviceChange {
  readonly kind: ChangeKind;
  readonly change: 'added' | 'changed' | 'removed';
  /**
   * Path, property, package, address of a tunnel, or text of an input or restart, such as `tap 10 20`.
   * Of the screen: `rotation` or `power`.
   */
  readonly name: string;
  /** Of a file: its text if short, or rights, owner and time where only those changed. Of a link: its target. */
  readonly before?: string;
  readonly after?: string;
  /** Of the new file, or the removed one. */
  readonly size?: number;
}

/** List what changed, by kind and name. Inputs and restarts keep their order. */
export function listChanges(before: DeviceSnapshot, after: DeviceSnapshot): DeviceChange[] {
  return CHANGE_KINDS.flatMap((kind) => {
    if (kind === 'file') return compareMaps(before.files, after.files, compareFiles);
    if (kind === 'input' || kind === 'restart') {
      const added = after.events[kind].slice(before.events[kind].length);
      return added.map((name) => ({ kind, change: 'added', name }) as const);
    }
    return compareMaps(before.values[kind], after.values[kind], (name, old, now) =>
      old === now ? undefined : { kind, change: resolveChange(old, now), name, ...formatValues(old, now) },
    );
  });
}

function compareMaps<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  compare: (name: string, old: T | undefined, now: T | undefined) => DeviceChange | undefined,
): DeviceChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => compare(name, before.get(name), after.get(name)) ?? []);
}

const resolveChange = (old: unknown, now: unknown): DeviceChange['change'] =>
  old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';

const formatValues = (
  before: string | undefined,
  after: string | undefined,
): Pick<DeviceChange, 'before' | 'after'> => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

function compareFiles(name: string, old: FileNode | undefined, now: FileNode | undefined) {
  const hasSameContent = old !== undefined && now !== undefined && haveSameContent(old, now);
  if (hasSameContent && formatAttributes(old) === formatAttributes(now)) return undefined;

  const tell = hasSameContent ? formatAttributes : readText;
  const size = bytesOf(now ?? old)?.length;
  return {
    kind: 'file',
    change: resolveChange(old, now),
    name,
    ...formatValues(old && tell(old), now && tell(now)),
    ...(size !== undefined && { size }),
  } as const;
}

const bytesOf = (node: FileNode | undefined): Uint8Array | undefined =>
  node?.type === 'file' ? node.buffer.subarray(0, node.size) : undefined;

const targetOf = (node: FileNode): string | undefined => (node.type === 'link' ? node.target : undefined);

function haveSameContent(old: FileNode, now: FileNode): boolean {
  if (old.type !== now.type || targetOf(old) !== targetOf(now)) return false;
  const [oldBytes, bytes] = [bytesOf(old), bytesOf(now)];
  // Unwritten files share their memory.
  const isSameMemory = oldBytes?.buffer === bytes?.buffer;
  return (
    oldBytes?.length === bytes?.length && (isSameMemory || oldBytes?.every((byte, at) => byte === bytes?.[at]) === true)
  );
}

/** The time of a folder is left out: it follows from its entries. */
function formatAttributes(record: FileNode): string {
  const { type, uid, gid, modifiedAt } = record;
  const time = type === 'folder' ? '' : ` ${formatDate(modifiedAt * 1000, '%F %T')}`;
  return `${formatMode(record)} ${formatUser(uid)} ${formatUser(gid)}${time}`;
}

const MAX_TEXT_SIZE = 2000;

/** Undefined if long or not text. */
function readText(node: FileNode): string | undefined {
  const bytes = bytesOf(node);
  if (!bytes || bytes.length > MAX_TEXT_SIZE || bytes.includes(0)) return targetOf(node);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return undefined;
  }
}
