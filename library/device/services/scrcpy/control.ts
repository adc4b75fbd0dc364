import type { DeviceState } from '../../DeviceState.ts';
import { decodeText, encodeText, joinBytes } from '../../files/bytes.ts';
import type { ServiceStream } from '../sockets.ts';
import { formatBigEndian, type ScrcpyOptions } from './media.ts';

const CLIPBOARD_MESSAGE = 0;
const ACKNOWLEDGEMENT_MESSAGE = 1;

// Turns the screen off in `screen-power`.
const POWER_OFF = 0;

/** Record messages as inputs, and answer those about the clipboard. */
export async function serveControl(stream: ServiceStream, state: DeviceState, options: ScrcpyOptions): Promise<void> {
  const messages = new ControlMessageReader(options);
  const reader = stream.readable.getReader();
  const writer = stream.writable.getWriter();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    for (const message of messages.push(value)) {
      state.inputs.push(formatInput(message));
      const answer = applyMessage(message, state);
      if (answer) await writer.write(answer);
    }
  }
}

function formatInput({ type, text, x, y, action }: ControlMessage): string {
  if (type === 'touch' || type === 'scroll') return `scrcpy ${type} ${action} ${x} ${y}`;
  return text === '' ? `scrcpy ${type}` : `scrcpy ${type} ${text}`;
}

function applyMessage(message: ControlMessage, state: DeviceState): Uint8Array | undefined {
  if (message.type === 'get-clipboard') return formatClipboard(state.clipboard);
  if (message.type === 'rotate') state.screen.rotation = (state.screen.rotation + 1) % 4;
  if (message.type === 'screen-power') state.screen.isOn = message.action !== POWER_OFF;
  if (message.type !== 'set-clipboard') return undefined;
  state.clipboard = message.text;
  return message.sequence === 0n ? undefined : formatAcknowledgement(message.sequence);
}

function formatClipboard(text: string): Uint8Array {
  const bytes = encodeText(text);
  return joinBytes([Uint8Array.of(CLIPBOARD_MESSAGE), formatBigEndian([bytes.length]), bytes]);
}

function formatAcknowledgement(sequence: bigint): Uint8Array {
  const bytes = new Uint8Array(9);
  bytes[0] = ACKNOWLEDGEMENT_MESSAGE;
  new DataView(bytes.buffer).setBigUint64(1, sequence);
  return bytes;
}

interface ControlMessage {
  readonly type: string;
  readonly text: string;
  /** The acknowledgement repeats it; 0 asks for none. */
  readonly sequence: bigint;
  readonly x: number;
  readonly y: number;
  readonly action: number;
}

interface Layout {
  readonly type: string;
  readonly size: number;
  /** Of the length field before each variable part. */
  readonly lengths?: readonly (1 | 2 | 4)[];
}

/** By number of the type. */
function listLayouts(options: ScrcpyOptions): readonly Layout[] {
  const layouts: Layout[] = [
    { type: 'key', size: 13 },
    { type: 'text', size: 0, lengths: [4] },
    { type: 'touch', size: 31 },
    { type: 'scroll', size: 20 },
    { type: 'back', size: 1 },
    { type: 'expand-notifications', size: 0 },
    { type: 'expand-settings', size: 0 },
    { type: 'collapse', size: 0 },
    { type: 'get-clipboard', size: 1 },
    { type: 'set-clipboard', size: 9, lengths: [4] },
    { type: 'screen-power', size: 1 },
    { type: 'rotate', size: 0 },
  ];
  if (!options.isAtLeast(2, 4)) return layouts;
  const creation: Layout = options.isAtLeast(2, 7)
    ? { type: 'uhid-create', size: options.isAtLeast(3, 0) ? 6 : 2, lengths: [1, 2] }
    : { type: 'uhid-create', size: 2, lengths: [2] };
  layouts.push(creation, { type: 'uhid-input', size: 2, lengths: [2] });
  if (options.isAtLeast(2, 7)) layouts.push({ type: 'uhid-destroy', size: 2 });
  layouts.push({ type: 'keyboard-settings', size: 0 });
  if (options.isAtLeast(3, 0))
    layouts.push({ type: 'start-app', size: 0, lengths: [1] }, { type: 'reset-video', size: 0 });
  return layouts;
}

class ControlMessageReader {
  readonly #layouts: readonly Layout[];
  #rest: number[] = [];

  constructor(options: ScrcpyOptions) {
    this.#layouts = listLayouts(options);
  }

  /** Return the complete messages. Throws for a type that the version lacks. */
  push(bytes: Uint8Array): ControlMessage[] {
    this.#rest.push(...bytes);
    const messages: ControlMessage[] = [];
    for (let message = this.#take(); message; message = this.#take()) messages.push(message);
    return messages;
  }

  #take(): ControlMessage | undefined {
    const [number] = this.#rest;
    if (number === undefined) return undefined;
    const layout = this.#layouts[number];
    if (!layout) throw new Error(`Unknown event type: ${number}`);
    const bytes = Uint8Array.from(this.#rest);
    const end = findEnd(bytes, layout);
    if (end === undefined || end > bytes.length) return undefined;
    this.#rest = this.#rest.slice(end);
    return parseMessage(layout, bytes.subarray(1, end));
  }
}

function findEnd(bytes: Uint8Array, { size, lengths = [] }: Layout): number | undefined {
  let offset = 1 + size;
  for (const length of lengths) {
    if (offset + length > bytes.length) return undefined;
    let part = 0;
    for (let index = 0; index < length; index += 1) part = part * 256 + (bytes[offset + index] ?? 0);
    offset += length + part;
  }
  return offset;
}

function parseMessage({ type, size, lengths = [] }: Layout, bytes: Uint8Array): ControlMessage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [length = 0] = lengths;
  const position = type === 'touch' ? 9 : type === 'scroll' ? 0 : undefined;
  return {
    type,
    text: lengths.length === 1 ? decodeText(bytes.subarray(size + length)) : '',
    sequence: type === 'set-clipboard' ? view.getBigUint64(0) : 0n,
    x: position === undefined ? 0 : view.getInt32(position),
    y: position === undefined ? 0 : view.getInt32(position + 4),
    action: size > 0 ? (bytes[0] ?? 0) : 0,
  };
}
