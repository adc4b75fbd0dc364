import {
  AndroidKeyCode,
  AndroidKeyEventAction,
  AndroidKeyEventMeta,
  AndroidMotionEventAction,
  ScrcpyControlMessageSerializer,
} from 'tango-latest-scrcpy';
import { formatBytes, formatSomeBytes } from '../parts/formatBytes.ts';
import { type Parsed, parseDecimal, parseInteger, parseNumber, U16, U32 } from '../parts/parseNumber.ts';
import { findVersion } from '../parts/scrcpyVersions.ts';
import { listParts, type MessageKind } from './layouts.ts';

/** Names of values that a reader chooses from; the library's own. */
export const NAMES = {
  touchAction: AndroidMotionEventAction,
  keyAction: AndroidKeyEventAction,
  keyCode: AndroidKeyCode,
  metaState: AndroidKeyEventMeta,
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/** Everything that a reader can choose or type, for all kinds of messages. */
export type MessageFields = Record<keyof typeof NAMES | NumberName | 'text', string>;

/** What the fields hold before a reader changes anything. */
export const START: MessageFields = {
  touchAction: 'Down',
  pointerId: '-2',
  pointerX: '540',
  pointerY: '960',
  videoWidth: '1080',
  videoHeight: '1920',
  pressure: '1',
  actionButton: '0',
  buttons: '0',
  keyAction: 'Down',
  keyCode: 'AndroidHome',
  repeat: '0',
  metaState: 'None',
  text: 'Hello',
  scrollX: '0',
  scrollY: '1',
};

/** Fields that are typed as numbers. */
export type NumberName =
  | 'pointerId'
  | 'pointerX'
  | 'pointerY'
  | 'videoWidth'
  | 'videoHeight'
  | 'pressure'
  | 'actionButton'
  | 'buttons'
  | 'repeat'
  | 'scrollX'
  | 'scrollY';

/** A message with its parts; or what is wrong with a field. No bytes where there is nothing to send. */
export interface MessageResult {
  problems: Partial<Record<NumberName, string>>;
  bytes?: string;
  count: number;
  rows: { part: string; bytes: string; value: string }[];
}

const READERS: Readonly<Record<NumberName, (text: string) => Parsed<number | bigint>>> = {
  // Negative ones have meanings of their own, such as -2 for a finger.
  pointerId: (text) => parseInteger(text, { min: -4n, max: 0xffffffffffffffffn }),
  pointerX: (text) => parseNumber(text, U32),
  pointerY: (text) => parseNumber(text, U32),
  videoWidth: (text) => parseNumber(text, U16),
  videoHeight: (text) => parseNumber(text, U16),
  pressure: (text) => parseDecimal(text, { min: 0, max: 1 }),
  actionButton: (text) => parseNumber(text, U32),
  buttons: (text) => parseNumber(text, U32),
  repeat: (text) => parseNumber(text, U32),
  scrollX: (text) => parseDecimal(text, { min: -16, max: 16 }),
  scrollY: (text) => parseDecimal(text, { min: -16, max: 16 }),
};

/** Encode a control message as the library does for a server version. */
export function encodeMessage(kind: MessageKind, version: string, fields: MessageFields): MessageResult {
  const parts = listParts(kind, version);
  const numbers = parts.flatMap(([name]) => (isNumber(name) ? [[name, READERS[name](fields[name])] as const] : []));
  const problems = Object.fromEntries(numbers.flatMap(([name, { problem }]) => (problem ? [[name, problem]] : [])));
  if (Object.keys(problems).length > 0) return { problems, count: 0, rows: [] };
  const values = Object.fromEntries(numbers.map(([name, { value }]) => [name, value]));
  const message = serialize(kind, version, fields, values);
  if (!message) return { problems, count: 0, rows: [] };
  let offset = 0;
  const rows = parts.map(([part, size]) => {
    const bytes = message.subarray(offset, offset + size);
    offset += bytes.length;
    return { part, bytes: formatSomeBytes(bytes), value: explain(part, kind, fields, bytes) };
  });
  return { problems, bytes: formatSomeBytes(message, 256), count: message.length, rows };
}

const isNumber = (name: string): name is NumberName => Object.hasOwn(READERS, name);

/** The library's types ask for each field by name; those here were read by the same names. */
type Message = never;

function serialize(
  kind: MessageKind,
  version: string,
  fields: MessageFields,
  values: Readonly<Record<string, unknown>>,
): Uint8Array | undefined {
  const serializer = new ScrcpyControlMessageSerializer(findVersion(version).create({ control: false }));
  switch (kind) {
    case 'text':
      return serializer.injectText(fields.text);
    case 'key': {
      const action = numberOf('keyAction', fields);
      const choices = { action, keyCode: numberOf('keyCode', fields), metaState: numberOf('metaState', fields) };
      return serializer.injectKeyCode({ ...values, ...choices } as Message);
    }
    case 'touch':
      // Servers before 2.0 have no button of the action; the library leaves it out for them.
      return serializer.injectTouch({ actionButton: 0, ...values, action: numberOf('touchAction', fields) } as Message);
    case 'scroll':
      return serializer.injectScroll({ buttons: 0, ...values } as Message);
  }
}

const numberOf = (name: keyof typeof NAMES, fields: MessageFields): number => {
  const values: Readonly<Record<string, number>> = NAMES[name];
  return values[fields[name]] ?? 0;
};

/** Say what a part stands for, in the words of the field that it comes from. */
function explain(part: string, kind: MessageKind, fields: MessageFields, bytes: Uint8Array): string {
  if (part === 'type') return `${bytes[0]}, ${kind}`;
  if (part === 'length') return `${Number.parseInt(formatBytes(bytes).replaceAll(' ', ''), 16)}`;
  if (part === 'action') return kind === 'key' ? fields.keyAction : fields.touchAction;
  // The parts have the names of the fields, but for those above.
  return fields[part as keyof MessageFields].trim();
}
