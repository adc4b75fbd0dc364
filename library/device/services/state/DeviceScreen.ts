export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

// The bars of a television test card.
const BARS: readonly (readonly [number, number, number])[] = [
  [235, 235, 235],
  [235, 235, 16],
  [16, 235, 235],
  [16, 235, 16],
  [235, 16, 235],
  [235, 16, 16],
  [16, 16, 235],
];

/** The display: its size, its density, and what it shows. */
export class DeviceScreen {
  readonly size: ScreenSize;
  readonly density: number;
  isOn = true;
  /** How many quarter turns the display is rotated. */
  rotation = 0;
  /** Forbids pictures of the screen, as an app with protected content does. */
  isSecure = false;

  constructor(size: ScreenSize, density: number) {
    this.size = size;
    this.density = density;
  }

  /** Draw what the display shows as RGBA: colored bars, or black while it is off. */
  draw(): Uint8Array {
    const { width, height } = this.size;
    const row = new Uint8Array(width * 4);
    for (let x = 0; x < width; x += 1) row.set([...readBarColor(x, width, this.isOn), 255], x * 4);
    const pixels = new Uint8Array(row.length * height);
    for (let y = 0; y < height; y += 1) pixels.set(row, y * row.length);
    return pixels;
  }
}

/** Read the color of the test card in one column. */
export function readBarColor(x: number, width: number, isOn = true): readonly [number, number, number] {
  return (isOn && BARS[Math.floor((x * BARS.length) / width)]) || [0, 0, 0];
}
