import { isSince } from '../parts/scrcpyVersions.ts';

export type MessageKind = 'touch' | 'key' | 'text' | 'scroll';

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

export type PartName = NumberName | 'type' | 'length' | 'action' | 'keyCode' | 'metaState' | 'text';

/** The last part may have an infinite size: it takes the rest. */
type MessagePart = readonly [name: PartName, size: number];

const POSITION: readonly MessagePart[] = [
  ['pointerX', 4],
  ['pointerY', 4],
  ['videoWidth', 2],
  ['videoHeight', 2],
];

/** List the parts of a message. The library returns only bytes. */
export function listParts(kind: MessageKind, version: string): readonly MessagePart[] {
  const parts = { touch: listTouch, key: listKey, text: listText, scroll: listScroll }[kind](version);
  return [['type', 1], ...parts];
}

const listTouch = (version: string): readonly MessagePart[] => [
  ['action', 1],
  ['pointerId', 8],
  ...POSITION,
  ['pressure', 2],
  ...(isSince(version, '2.0') ? [['actionButton', 4] as const] : []),
  ['buttons', 4],
];

const listKey = (): readonly MessagePart[] => [
  ['action', 1],
  ['keyCode', 4],
  ['repeat', 4],
  ['metaState', 4],
];

const listText = (): readonly MessagePart[] => [
  ['length', 4],
  ['text', Number.POSITIVE_INFINITY],
];

/** Distances are fractions in two bytes since 1.25, whole steps in four before. Buttons exist since 1.22. */
function listScroll(version: string): readonly MessagePart[] {
  const size = isSince(version, '1.25') ? 2 : 4;
  const buttons = isSince(version, '1.22') ? [['buttons', 4] as const] : [];
  return [...POSITION, ['scrollX', size], ['scrollY', size], ...buttons];
}
