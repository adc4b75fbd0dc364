import type { DeviceState } from '../../DeviceState.ts';
import { encodeText, joinBytes } from '../../files/bytes.ts';
import type { ServiceStream } from '../../serviceStream.ts';
import { type ControlMessage, ControlMessageReader } from './controlMessages.ts';
import { formatBigEndian } from './mediaPackets.ts';
import type { ScrcpyOptions } from './ScrcpyOptions.ts';

const CLIPBOARD_MESSAGE = 0;
const ACKNOWLEDGEMENT_MESSAGE = 1;

// Turns the screen off in `screen-power`.
const POWER_OFF = 0;

/** Record messages as inputs, and answer those about the clipboard. */
export async function serveControl(stream: ServiceStream, state: DeviceState, options: ScrcpyOptions): Promise<void> {
  const messages = new ControlMessageReader(options);
  const reader = stream.readable.getReader();
  const writer = stream.writable.getWriter();
  const stop = state.clipboard.listen((text) => {
    // The loop below ends if the client is gone.
    if (options.isOn('clipboard_autosync', true)) writer.write(formatClipboard(text)).catch(() => {});
  });
  try {
    for (let { value } = await reader.read(); value; { value } = await reader.read()) {
      for (const message of messages.push(value)) {
        state.inputs.push(formatInput(message));
        const answer = applyMessage(message, state);
        if (answer) await writer.write(answer);
      }
    }
  } finally {
    stop();
  }
}

function formatInput({ type, text, x, y, action }: ControlMessage): string {
  if (type === 'touch' || type === 'scroll') return `scrcpy ${type} ${action} ${x} ${y}`;
  return text === '' ? `scrcpy ${type}` : `scrcpy ${type} ${text}`;
}

function applyMessage(message: ControlMessage, state: DeviceState): Uint8Array | undefined {
  if (message.type === 'get-clipboard') return formatClipboard(state.clipboard.text);
  if (message.type === 'rotate') state.screen.rotation = (state.screen.rotation + 1) % 4;
  if (message.type === 'screen-power') state.screen.isOn = message.action !== POWER_OFF;
  if (message.type !== 'set-clipboard') return undefined;
  state.clipboard.paste(message.text);
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
