import {
  AndroidKeyCode,
  AndroidKeyEventAction,
  AndroidKeyEventMeta,
  AndroidMotionEventAction,
  ScrcpyControlMessageSerializer,
} from 'tango-latest-scrcpy';
import {
  formatBytes,
  formatSomeBytes,
  type Parsed,
  parseDecimal,
  parseInteger,
  parseNumber,
  splitParsed,
  U16,
  U32,
} from '../parts/numbers.ts';
import { findVersion, isSince } from '../parts/scrcpyVersions.ts';

export const NAMES = {
  touchAction: AndroidMotionEventAction,
  keyAction: AndroidKeyEventAction,
  keyCode: AndroidKeyCode,
  metaState: AndroidKeyEventMeta,
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/** For all kinds. */
export type MessageFields = Record<keyof typeof NAMES | NumberName | 'text', string>;

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

/** Without bytes if there is nothing to send. */
interface MessageResult {
  problems: Partial<Record<NumberName, string>>;
  bytes?: string;
  count: number;
  rows: [part: string, bytes: string, value: string][];
}

const PARSERS = {
  // Negative ones have special meanings, such as -2 for a finger.
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
} satisfies Record<string, (text: string) => Parsed<number | bigint>>;

type NumberName = keyof typeof PARSERS;
export type PartName = NumberName | 'type' | 'length' | 'action' | 'keyCode' | 'metaState' | 'text';

/** Encode a control message for a server version. */
export function encodeMessage(kind: MessageKind, version: string, fields: MessageFields): MessageResult {
  const parts = listParts(kind, version);
  const numbers = parts.map(([name]) => name).filter(isNumber);
  const { values, problems, isValid } = splitParsed<NumberName, number | bigint>(
    numbers.map((name) => [name, PARSERS[name](fields[name])]),
  );
  const message = isValid ? serialize(kind, version, fields, values) : undefined;
  if (!message) return { problems, count: 0, rows: [] };
  let offset = 0;
  const rows = parts.map(([part, size]): [string, string, string] => {
    const bytes = message.subarray(offset, offset + size);
    offset += bytes.length;
    return [part, formatSomeBytes(bytes), describePart(part, kind, fields, bytes)];
  });
  return { problems, bytes: formatSomeBytes(message, 256), count: message.length, rows };
}

const isNumber = (name: PartName): name is NumberName => Object.hasOwn(PARSERS, name);

/** Replaces the library's types: the values were parsed under the required names. */
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
      // Servers before 2.0 lack it, and so does the library.
      return serializer.injectTouch({ actionButton: 0, ...values, action: numberOf('touchAction', fields) } as Message);
    case 'scroll':
      return serializer.injectScroll({ buttons: 0, ...values } as Message);
  }
}

const numberOf = (name: keyof typeof NAMES, fields: MessageFields): number => {
  const values: Readonly<Record<string, number>> = NAMES[name];
  return values[fields[name]] ?? 0;
};

function describePart(part: PartName, kind: MessageKind, fields: MessageFields, bytes: Uint8Array): string {
  if (part === 'type') return `${bytes[0]}, ${kind}`;
  if (part === 'length') return `${Number.parseInt(formatBytes(bytes).replaceAll(' ', ''), 16)}`;
  if (part === 'action') return kind === 'key' ? fields.keyAction : fields.touchAction;
  return fields[part].trim();
}

/** `since` is the first server that has it. The last part may have an infinite size: it takes the rest. */
type MessagePart = readonly [name: PartName, size: number, since?: string];

const POSITION: readonly MessagePart[] = [
  ['pointerX', 4],
  ['pointerY', 4],
  ['videoWidth', 2],
  ['videoHeight', 2],
];

/** The library returns only bytes. */
const PARTS = {
  touch: [['action', 1], ['pointerId', 8], ...POSITION, ['pressure', 2], ['actionButton', 4, '2.0'], ['buttons', 4]],
  key: [
    ['action', 1],
    ['keyCode', 4],
    ['repeat', 4],
    ['metaState', 4],
  ],
  text: [
    ['length', 4],
    ['text', Number.POSITIVE_INFINITY],
  ],
  scroll: [...POSITION, ['scrollX', 2], ['scrollY', 2], ['buttons', 4, '1.22']],
} as const satisfies Record<string, readonly MessagePart[]>;

export type MessageKind = keyof typeof PARTS;

/** List the parts of a message. Before 1.25, a distance was a whole number of steps, in four bytes. */
export function listParts(kind: MessageKind, version: string): MessagePart[] {
  const parts: readonly MessagePart[] = PARTS[kind];
  const isOld = !isSince(version, '1.25');
  return [
    ['type', 1],
    ...parts
      .filter(([, , since]) => !since || isSince(version, since))
      .map(([name, size]): MessagePart => [name, isOld && name.startsWith('scroll') ? 4 : size]),
  ];
}
