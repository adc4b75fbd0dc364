// Decodes with the decoder of the published player: the same bytes that a reader's browser gets.
import { beforeAll, expect, test, vi } from 'vitest';
import { joinBytes } from '../../files/bytes.ts';
import { encodeKeyframe, encodeParameterSets, type FrameSize, type YuvColor } from './encodeH264.ts';

interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type DecoderClass = new (
  module: unknown,
  onPicture: (pixels: Uint8Array, width: number, height: number) => void,
) => { decode(bytes: Uint8Array): void; release(): void };

let Decoder: DecoderClass;
let decoderModule: unknown;

beforeAll(async () => {
  // The decoder is built for workers, and looks for its own address.
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', { href: 'file:///worker.js' });
  const [loader, decoder] = ['TinyH264.js', 'TinyH264Decoder.js'].map((name) => `tinyh264/es/${name}`);
  decoderModule = await (await import(/* @vite-ignore */ loader ?? '')).default();
  Decoder = (await import(/* @vite-ignore */ decoder ?? '')).default;
});

function decode(bytes: Uint8Array): Picture | undefined {
  let picture: Picture | undefined;
  const decoder = new Decoder(decoderModule, (pixels, width, height) => {
    picture = { pixels, width, height };
  });
  decoder.decode(bytes);
  decoder.release();
  return picture;
}

/** Read the color in the middle of a macroblock. */
function readColor({ pixels, width, height }: Picture, column: number, row: number): YuvColor {
  const luma = pixels[(row * 16 + 8) * width + column * 16 + 8] ?? 0;
  const chroma = width * height + (row * 8 + 4) * (width / 2) + column * 8 + 4;
  return [luma, pixels[chroma] ?? 0, pixels[chroma + (width * height) / 4] ?? 0];
}

const SIZE: FrameSize = { width: 72, height: 40 };
const createColor = (column: number, row: number): YuvColor => [
  (column * 50 + row * 30) & 255,
  (200 - column * 40 + row * 7) & 255,
  (17 + column * 31 + row * 60) & 255,
];

test.each([0, 1, 2])('frame %i decodes to the colors that went in', (index) => {
  const color = (column: number, row: number) => createColor(column + index, row);
  const picture = decode(joinBytes([encodeParameterSets(SIZE), encodeKeyframe(SIZE, index, color)]));
  expect(picture).toMatchObject({ width: 80, height: 48 });
  if (!picture) return;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const [luma, ...chroma] = readColor(picture, column, row);
      const [expected, ...expectedChroma] = color(column, row);
      expect(luma).toBe(expected);
      // Chroma goes in steps of two.
      chroma.forEach((value, channel) => {
        expect(Math.abs(value - (expectedChroma[channel] ?? 0))).toBeLessThanOrEqual(1);
      });
    }
  }
});

test('a frame of one color takes few bytes', () => {
  expect(encodeKeyframe({ width: 360, height: 640 }, 0, () => [100, 128, 128]).length).toBeLessThan(1000);
});
