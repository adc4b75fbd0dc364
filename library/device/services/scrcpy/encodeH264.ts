// A small encoder of H.264: every macroblock has one color. Source of all tables and formulas: ITU-T H.264 (08/2021).
import { joinBytes } from '../../files/bytes.ts';
import { BitWriter } from './BitWriter.ts';

const START_CODE = Uint8Array.of(0, 0, 0, 1);

// The first byte of a unit: its type and importance.
const SEQUENCE_UNIT = 0x67;
const PICTURE_UNIT = 0x68;
const KEYFRAME_UNIT = 0x65;

const BASELINE_PROFILE = 66;
// Constrained baseline, which every decoder reads.
const CONSTRAINTS = 0xc0;
const LEVEL_4 = 40;

export const MACROBLOCK = 16;

// A DC level changes a block of luma by 1, one of chroma by 2.
const QUANTIZER = 28;
const CHROMA_STEP = 2;

/** Y, Cb and Cr, each from 0 to 255. */
export type YuvColor = readonly [number, number, number];

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Encode the two parameter sets. Width and height are even. */
export function encodeParameterSets({ width, height }: FrameSize): Uint8Array {
  const columns = Math.ceil(width / MACROBLOCK);
  const rows = Math.ceil(height / MACROBLOCK);
  const sequence = new BitWriter().write(BASELINE_PROFILE, 8).write(CONSTRAINTS, 8).write(LEVEL_4, 8);
  // Number 0; frame numbers of 4 bits; pictures in the order of decoding; one reference frame, no gaps.
  sequence.writeUnsigned(0).writeUnsigned(0).writeUnsigned(2).writeUnsigned(1).write(0, 1);
  sequence
    .writeUnsigned(columns - 1)
    .writeUnsigned(rows - 1)
    .write(1, 1)
    .write(1, 1);
  // The excess of the last column and row, in pairs of pixels; no VUI.
  sequence
    .write(1, 1)
    .writeUnsigned(0)
    .writeUnsigned((columns * MACROBLOCK - width) / 2);
  sequence
    .writeUnsigned(0)
    .writeUnsigned((rows * MACROBLOCK - height) / 2)
    .write(0, 1);
  const picture = new BitWriter().writeUnsigned(0).writeUnsigned(0);
  // CAVLC; no field order; one slice group; one reference each; no weights.
  picture.write(0, 2).writeUnsigned(0).writeUnsigned(0).writeUnsigned(0).write(0, 3);
  // The quantizer counts from 26; each slice sets the loop filter.
  picture
    .writeSigned(QUANTIZER - 26)
    .writeSigned(0)
    .writeSigned(0)
    .write(1, 1)
    .write(0, 2);
  return joinBytes([formatUnit(SEQUENCE_UNIT, sequence.finish()), formatUnit(PICTURE_UNIT, picture.finish())]);
}

/** Encode a keyframe. `readColor` returns the color of a macroblock. */
export function encodeKeyframe(
  { width, height }: FrameSize,
  frameIndex: number,
  readColor: (column: number, row: number) => YuvColor,
): Uint8Array {
  const columns = Math.ceil(width / MACROBLOCK);
  const rows = Math.ceil(height / MACROBLOCK);
  // First macroblock, slice type I, parameter set 0, frame 0, another number than the neighbors'.
  const bits = new BitWriter()
    .writeUnsigned(0)
    .writeUnsigned(7)
    .writeUnsigned(0)
    .write(0, 4)
    .writeUnsigned(frameIndex % 2);
  // Old frames are not marked; the quantizer is unchanged; no loop filter.
  bits.write(0, 2).writeSigned(0).writeUnsigned(1);
  let above: YuvColor | undefined;
  for (let row = 0; row < rows; row += 1) {
    let left: YuvColor | undefined;
    let first: YuvColor | undefined;
    for (let column = 0; column < columns; column += 1) {
      left = writeMacroblock(bits, readColor(column, row), { left, above });
      first ??= left;
    }
    above = first;
  }
  return formatUnit(KEYFRAME_UNIT, bits.finish());
}

const PREDICTIONS = {
  left: { luma: 1, chroma: 1 },
  above: { luma: 0, chroma: 2 },
  gray: { luma: 2, chroma: 0 },
} as const;

const GRAY: YuvColor = [128, 128, 128];

interface Neighbors {
  readonly left: YuvColor | undefined;
  readonly above: YuvColor | undefined;
}

/** Returns the decoded color. */
function writeMacroblock(bits: BitWriter, [y, cb, cr]: YuvColor, { left, above }: Neighbors): YuvColor {
  const prediction = PREDICTIONS[left ? 'left' : above ? 'above' : 'gray'];
  const from = left ?? above ?? GRAY;
  const luma = y - from[0];
  const chroma = [cb - from[1], cr - from[2]].map((difference) => Math.trunc(difference / CHROMA_STEP));
  const hasChroma = chroma.some((level) => level !== 0);
  bits
    .writeUnsigned(1 + prediction.luma + (hasChroma ? 4 : 0))
    .writeUnsigned(prediction.chroma)
    .writeSigned(0);
  writeLevel(bits, luma, LUMA_TOKENS);
  if (hasChroma) for (const level of chroma) writeLevel(bits, level, CHROMA_TOKENS);
  const [cbLevel = 0, crLevel = 0] = chroma;
  return [y, from[1] + cbLevel * CHROMA_STEP, from[2] + crLevel * CHROMA_STEP];
}

// Table 9-5: bits and length of the codes for no level, one of 1 or -1, and one other level.
interface Tokens {
  readonly none: readonly [number, number];
  readonly one: readonly [number, number];
  readonly other: readonly [number, number];
}

const LUMA_TOKENS: Tokens = { none: [0b1, 1], one: [0b01, 2], other: [0b000101, 6] };
const CHROMA_TOKENS: Tokens = { none: [0b01, 2], one: [0b1, 1], other: [0b000111, 6] };

/** Write a block whose only level is the first one (clause 9.2). */
function writeLevel(bits: BitWriter, level: number, tokens: Tokens): void {
  if (level === 0) {
    bits.write(...tokens.none);
    return;
  }
  if (Math.abs(level) === 1) bits.write(...tokens.one).write(Number(level < 0), 1);
  else writeLongLevel(bits.write(...tokens.other), level);
  // No zeros before the level.
  bits.write(1, 1);
}

function writeLongLevel(bits: BitWriter, level: number): void {
  // 1 and -1 have their own codes, so these begin at 2.
  const code = (level > 0 ? level * 2 - 2 : level * -2 - 1) - 2;
  if (code < 14) bits.write(1, code + 1);
  else if (code < 30) bits.write(1, 15).write(code - 14, 4);
  else bits.write(1, 16).write(code - 30, 12);
}

/** A 3 breaks up bytes that look like a start code. */
function formatUnit(type: number, payload: Uint8Array): Uint8Array {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return joinBytes([START_CODE, Uint8Array.of(type), Uint8Array.from(escaped)]);
}
