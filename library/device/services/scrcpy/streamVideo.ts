import type { DeviceState } from '../../DeviceState.ts';
import { joinBytes } from '../../files/bytes.ts';
import { readBarColor } from '../state/DeviceScreen.ts';
import { encodeKeyframe, encodeParameterSets, MACROBLOCK, type YuvColor } from './encodeH264.ts';
import { formatBigEndian, formatMediaPacket } from './mediaPackets.ts';
import type { ScrcpyOptions, ScrcpySize } from './ScrcpyOptions.ts';

const H264 = 0x68323634;

const FRAMES_PER_SECOND = 8;

interface VideoStream {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly state: DeviceState;
  readonly options: ScrcpyOptions;
  readonly signal: AbortSignal;
}

/** Format codec and size, or only the size before version 2.0. */
function formatVideoHeader(options: ScrcpyOptions, { width, height }: ScrcpySize): Uint8Array {
  if (options.isAtLeast(2, 0)) {
    return options.isOn('send_codec_meta', true) ? formatBigEndian([H264, width, height]) : new Uint8Array();
  }
  if (!options.isOn('send_device_meta', true)) return new Uint8Array();
  return Uint8Array.of(width >> 8, width & 255, height >> 8, height & 255);
}

/** Send a moving test card, eight pictures a second, until the client is gone. */
export async function streamVideo({ write, state, options, signal }: VideoStream): Promise<void> {
  const size = options.fitSize(state.screen.size);
  const header = formatVideoHeader(options, size);
  const configuration = { type: 'configuration', time: 0n, payload: encodeParameterSets(size) } as const;
  await write(joinBytes([header, formatMediaPacket(configuration, options)]));
  for (let index = 0; ; index += 1) {
    const payload = encodeKeyframe(size, index, createTestCard(size, index, state.screen.isOn));
    const time = BigInt(Math.round((index * 1_000_000) / FRAMES_PER_SECOND));
    await write(formatMediaPacket({ type: 'keyframe', time, payload }, options));
    await state.clock.sleep(1000 / FRAMES_PER_SECOND, signal);
  }
}

const WHITE: YuvColor = [235, 128, 128];

function createTestCard({ width, height }: ScrcpySize, index: number, isOn: boolean) {
  const columns = Math.ceil(width / MACROBLOCK);
  const rows = Math.ceil(height / MACROBLOCK);
  const squareRow = index % rows;
  return (column: number, row: number): YuvColor => {
    if (isOn && row === squareRow && column === Math.floor(columns / 2)) return WHITE;
    return toYuv(readBarColor(column, columns, isOn));
  };
}

/** Convert as BT.601 does, in the range from 16 to 235. */
function toYuv([red, green, blue]: readonly [number, number, number]): YuvColor {
  const y = 16 + 0.257 * red + 0.504 * green + 0.098 * blue;
  const cb = 128 - 0.148 * red - 0.291 * green + 0.439 * blue;
  const cr = 128 + 0.439 * red - 0.368 * green - 0.071 * blue;
  return [Math.round(y), Math.round(cb), Math.round(cr)];
}
