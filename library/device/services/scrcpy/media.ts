import type { DeviceState } from '../../DeviceState.ts';
import { decodeBase64, encodeText, inflate, joinBytes } from '../../files/bytes.ts';

/** The client's `key=value` words. The version decides the defaults. */
export class ScrcpyOptions {
  readonly #version: readonly number[];
  readonly #values: ReadonlyMap<string, string>;

  constructor(version: string, words: readonly string[]) {
    this.#version = version.split('.').map(Number);
    this.#values = new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  }

  isAtLeast(major: number, minor: number): boolean {
    const [ownMajor = 0, ownMinor = 0] = this.#version;
    return ownMajor > major || (ownMajor === major && ownMinor >= minor);
  }

  read(name: string): string | undefined {
    return this.#values.get(name);
  }

  isOn(name: string, fallback: boolean): boolean {
    return (this.#values.get(name) ?? String(fallback)) === 'true';
  }
}

interface MediaStream {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly state: DeviceState;
  readonly options: ScrcpyOptions;
  readonly signal: AbortSignal;
}

const VIDEO_SIZE = { width: 360, height: 640 };

/** Sequence and picture parameter sets. */
export const VIDEO_CONFIGURATION = decodeBase64('AAAAAWdCwCjaBcFHl0AAAAABaM4JyA==');

// The test card of the screen in H.264: constrained baseline, intra 16x16, CAVLC; then deflated. Made once with an encoder of blocks
// of one color, in commit c667ee5d.
const DEFLATED_KEY_FRAME =
  'eNrtk0soRGEUx8935w53GjIeoWbKTPJYeCSloTBIsyCPHUYUSZqmWNiQXJoki9mRjUdjwcIsxEw2anZ2SnQXs5qykbJQkiI5fIc739JSfdvb+f3OPd85fwBgU+vh' +
  '6IQO4c1Y7PihGjTrJTDLa5rF4zvdwBRvGtwXLlALH0PTgz7w1XlBK7uExqN98DTj9+wDHVbCX2AfguwVy8eDLRugqA1J6FjA6vaR1FVUB713FhztEXAGhm8HwFER' +
  'AcV+jSVthrFrGMZ8EajKHbreZyH1Day4EBjDMttL4hTbuUuwXd6d7gxwg4cMnQrRkwJdY9JnLwnBkMUBDdutPmNZP58VzvHnl10o4IYcMjiKOV0o0LZJkz6Mi4Ym' +
  'DvgRKMH3WV0SnjaLxtV+DDrR2wLdY9Kx1j8tp4nG7SJD2MppVaSHTHrmMSQYcjmQj4D1Hsv2gt87ZXNJ8H14GY2rlJLBXcvpSoEuyKD7g4IBqF0EgXo/MPWN79SO' +
  'z539lMylcR1k8DCiGwR6y6RHFgOCwcIBdY6OsIrvVB/lRxgiwxoZNDunbSJ9YtI3KdFAZ1yeccYZJ2yhcX9D4JMhkCGQIZAhkCGQIZAhkCGQIZAhkCH43yFIfwIX' +
  'ghNO';

/** The stored picture. */
export const keyFrame = inflate(DEFLATED_KEY_FRAME);

const H264 = 0x68323634;
const FRAME_MILLISECONDS = 125;

/** Send the same picture again and again, until the client is gone. */
export async function streamVideo({ write, state, options, signal }: MediaStream): Promise<void> {
  await write(joinBytes([formatVideoHeader(options), formatPacket('configuration', 0, VIDEO_CONFIGURATION, options)]));
  for (let time = 0; ; time += FRAME_MILLISECONDS) {
    await write(formatPacket('keyframe', time, await keyFrame, options));
    await state.clock.sleep(FRAME_MILLISECONDS, signal);
  }
}

const formatVideoHeader = (options: ScrcpyOptions): Uint8Array =>
  options.isOn('send_codec_meta', true)
    ? formatBigEndian([H264, VIDEO_SIZE.width, VIDEO_SIZE.height])
    : new Uint8Array();

interface AudioCodec {
  readonly id: number;
  /** For decoders, before the first packet. */
  readonly configuration: Uint8Array | undefined;
  readonly silence: Uint8Array;
}

const SILENCE_MILLISECONDS = 20;

// RFC 7845, 5.1: version 1, 2 channels, no samples to skip, 48,000 a second, no gain, mapping family 0.
const OPUS_HEAD = joinBytes([encodeText('OpusHead'), Uint8Array.of(1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0)]);

const AUDIO_CODECS: Readonly<Record<string, AudioCodec>> = {
  opus: { id: 0x6f707573, configuration: OPUS_HEAD, silence: Uint8Array.of(0xfc, 0xff, 0xfe) },
  // 48,000 samples a second, two channels, two bytes each.
  raw: { id: 0x00726177, configuration: undefined, silence: new Uint8Array(960 * 4) },
};

// Means that there is no sound.
const DISABLED = 0;

/** Send silence as Opus or raw samples, else the code for no sound, until the client is gone. */
export async function streamAudio({ write, state, options, signal }: MediaStream): Promise<void> {
  const codec = AUDIO_CODECS[options.read('audio_codec') ?? 'opus'];
  if (!codec) {
    await write(formatBigEndian([DISABLED]));
    // Without sound, the other streams go on.
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  }
  if (options.isOn('send_codec_meta', true)) await write(formatBigEndian([codec.id]));
  if (codec.configuration) await write(formatPacket('configuration', 0, codec.configuration, options));
  for (let time = 0; ; time += SILENCE_MILLISECONDS) {
    await write(formatPacket('keyframe', time, codec.silence, options));
    await state.clock.sleep(SILENCE_MILLISECONDS, signal);
  }
}

const CONFIGURATION_FLAG = 1n << 63n;
const KEYFRAME_FLAG = 1n << 62n;

/** Format a packet: microseconds with flags, length, payload. Without `send_frame_meta`, only the payload. */
function formatPacket(
  type: 'configuration' | 'keyframe',
  milliseconds: number,
  payload: Uint8Array,
  options: ScrcpyOptions,
): Uint8Array {
  if (!options.isOn('send_frame_meta', true)) return payload;
  const header = new Uint8Array(12);
  const view = new DataView(header.buffer);
  view.setBigUint64(0, type === 'configuration' ? CONFIGURATION_FLAG : BigInt(milliseconds * 1000) | KEYFRAME_FLAG);
  view.setUint32(8, payload.length);
  return joinBytes([header, payload]);
}

/** Format numbers in four bytes each, high byte first. */
export function formatBigEndian(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, index) => {
    view.setUint32(index * 4, number);
  });
  return bytes;
}
