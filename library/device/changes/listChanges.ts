import { formatDate } from '../services/commands/formatDate.ts';
import { formatMode, formatUser } from '../services/commands/formatMode.ts';
import type { DeviceSnapshot, FileRecord } from './takeSnapshot.ts';

/** The kinds of changes, in the order in which they are listed. */
export const CHANGE_KINDS = [
  'file',
  'property',
  'setting',
  'package',
  'activity',
  'screen',
  'clipboard',
  'tunnel',
  'input',
  'restart',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One difference between two snapshots: plain data, which can be posted from a worker. */
export interface DeviceChange {
  readonly kind: ChangeKind;
  readonly change: 'added' | 'changed' | 'removed';
  /**
   * Path of a file, name of a property or package, `namespace/key` of a setting, address of a tunnel on the device, text of an input
   * or restart such as `tap 10 20` or `tcpip 5555`. Of the screen: `size`, `density`, `rotation` or `power`.
   */
  readonly name: string;
  /**
   * The value before. Of a file: its text, where it is text and short; or its rights, owner and time, where only those changed.
   * Of a link: where it led.
   */
  readonly before?: string;
  /** The value after, as `before`. */
  readonly after?: string;
  /** Bytes of a file: of the new one, or of the one that was removed. */
  readonly size?: number;
}

/** List what changed on a device, by kind and name. Inputs and restarts stay in the order in which they happened. */
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

/** Compare two maps, name by name. Each name is in one of them at least. */
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
  // The content of a file that nobody wrote is the same memory.
  const isSameMemory = old.buffer === now.buffer && old.byteOffset === now.byteOffset;
  return isSameMemory || old.every((byte, index) => byte === now[index]);
}

const NO_BYTES = new Uint8Array();

/** Format rights, owner and time as `ls -l` does. The time of a folder changes with what is in it, and tells nothing more. */
function formatAttributes(record: FileRecord): string {
  const { type, uid, gid, modifiedAt } = record;
  const time = type === 'folder' ? '' : ` ${formatDate(modifiedAt * 1000, '%F %T')}`;
  return `${formatMode(record)} ${formatUser(uid)} ${formatUser(gid)}${time}`;
}

/** Bytes up to which a file is shown as text. */
const MAX_TEXT_SIZE = 2000;

/** Read where a link leads, or the text of a file. Undefined if the file is long or no text. */
function readText({ bytes, target }: FileRecord): string | undefined {
  if (!bytes || bytes.length > MAX_TEXT_SIZE || bytes.includes(0)) return target;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // No UTF-8: a picture, for example.
    return undefined;
  }
}
