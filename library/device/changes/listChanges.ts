import { formatDate, formatMode, formatUser } from '../files/formatFile.ts';
import type { DeviceSnapshot, FileRecord } from './takeSnapshot.ts';

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

function compareFiles(name: string, old: FileRecord | undefined, now: FileRecord | undefined) {
  const hasSameContent = old !== undefined && now !== undefined && haveSameContent(old, now);
  if (hasSameContent && formatAttributes(old) === formatAttributes(now)) return undefined;

  const tell = hasSameContent ? formatAttributes : readText;
  const size = (now ?? old)?.bytes?.length;
  return {
    kind: 'file',
    change: resolveChange(old, now),
    name,
    ...formatValues(old && tell(old), now && tell(now)),
    ...(size !== undefined && { size }),
  } as const;
}

const haveSameContent = (old: FileRecord, now: FileRecord): boolean =>
  old.type === now.type && old.target === now.target && haveSameBytes(old.bytes, now.bytes);

function haveSameBytes(old: Uint8Array = NO_BYTES, now: Uint8Array = NO_BYTES): boolean {
  if (old.length !== now.length) return false;
  // Unwritten files share their memory.
  const isSameMemory = old.buffer === now.buffer && old.byteOffset === now.byteOffset;
  return isSameMemory || old.every((byte, index) => byte === now[index]);
}

const NO_BYTES = new Uint8Array();

/** The time of a folder is left out: it follows from its entries. */
function formatAttributes(record: FileRecord): string {
  const { type, uid, gid, modifiedAt } = record;
  const time = type === 'folder' ? '' : ` ${formatDate(modifiedAt * 1000, '%F %T')}`;
  return `${formatMode(record)} ${formatUser(uid)} ${formatUser(gid)}${time}`;
}

const MAX_TEXT_SIZE = 2000;

/** Undefined if long or not text. */
function readText({ bytes, target }: FileRecord): string | undefined {
  if (!bytes || bytes.length > MAX_TEXT_SIZE || bytes.includes(0)) return target;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return undefined;
  }
}
