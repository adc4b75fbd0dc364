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

export class DeviceScreen {
  readonly size: ScreenSize;
  readonly density: number;
  isOn = true;
  /** In quarter turns. */
  rotation = 0;
  /** Forbids pictures of the screen, as apps with protected content do. */
  isSecure = false;

  constructor(size: ScreenSize, density: number) {
    this.size = size;
    this.density = density;
  }

  /** Draws the test card, or black while the screen is off. */
  draw(): Uint8Array {
    const { width, height } = this.size;
    const row = new Uint8Array(width * 4);
    for (let x = 0; x < width; x += 1) row.set([...readBarColor(x, width, this.isOn), 255], x * 4);
    const pixels = new Uint8Array(row.length * height);
    for (let y = 0; y < height; y += 1) pixels.set(row, y * row.length);
    return pixels;
  }
}

/** Read the color of one column of the test card. */
export function readBarColor(x: number, width: number, isOn = true): readonly [number, number, number] {
  return (isOn && BARS[Math.floor((x * BARS.length) / width)]) || [0, 0, 0];
}
