import { encodeText, joinBytes, pipeBytes } from '../../files/bytes.ts';
import type { Command } from '../shell/Process.ts';
import { parseOptions } from './parseOptions.ts';

// The polynomial of ISO 3309, with its bits reversed.
const POLYNOMIAL = 0xedb8_8320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

function computeCrc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

// Eight bits, RGBA, the only compression and filter, no interlacing.
const FORMAT = [8, 6, 0, 0, 0];

/** Encode a PNG. Source: PNG specification, third edition. */
async function encodePng({ width, height, pixels }: Picture): Promise<Uint8Array> {
  const header = new Uint8Array(8 + FORMAT.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set(FORMAT, 8);
  const rows = new Uint8Array((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    // The filter byte of each row: none.
    rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  }
  const data = await pipeBytes(rows, new CompressionStream('deflate'));
  return joinBytes([
    SIGNATURE,
    formatChunk('IHDR', header),
    formatChunk('IDAT', data),
    formatChunk('IEND', new Uint8Array()),
  ]);
}

function formatChunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([encodeText(type), data]);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, computeCrc32(body));
  return chunk;
}

/** Print a picture of the screen, or write it to a file, as PNG alone: `-p`, or a name that ends with `.png`. */
export const screencap: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['p']);
  const [fileName] = operands;
  if (!flags.has('p') && !fileName?.endsWith('.png')) return process.fail('screencap: only PNG is simulated, with -p');
  const picture = await encodePng({ ...process.state.screen.size, pixels: process.state.screen.draw() });
  if (fileName === undefined) await process.write(picture);
  else process.files.write(fileName, picture);
  return 0;
};

const POWER_KEYS = new Set(['26', 'POWER', 'KEYCODE_POWER']);

/** Record an input. The power key also switches the screen. */
export const input: Command = async ({ args, state }) => {
  const [verb, ...rest] = args;
  state.inputs.push(args.join(' '));
  if (verb === 'keyevent' && rest.some((key) => POWER_KEYS.has(key))) state.screen.isOn = !state.screen.isOn;
};
