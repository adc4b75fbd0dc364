import { isSince } from '../parts/scrcpyVersions.ts';

/** Kinds of messages that can be encoded here. */
export type MessageKind = 'touch' | 'key' | 'text' | 'scroll';

/** A part of a message and its size in bytes; the last one may take the rest. */
export type MessagePart = readonly [name: string, size: number];

const POSITION: readonly MessagePart[] = [
  ['pointerX', 4],
  ['pointerY', 4],
  ['videoWidth', 2],
  ['videoHeight', 2],
];

/** List the parts of a message in order, as a server version reads them: the library gives the bytes alone. */
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

/** Distances are fractions in two bytes since 1.25, whole steps in four before; buttons came with 1.22. */
function listScroll(version: string): readonly MessagePart[] {
  const size = isSince(version, '1.25') ? 2 : 4;
  const buttons = isSince(version, '1.22') ? [['buttons', 4] as const] : [];
  return [...POSITION, ['scrollX', size], ['scrollY', size], ...buttons];
}
