// A third of a phone's size: a picture takes under a megabyte.
const SIZE = { width: 360, height: 640 };

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
  readonly size = SIZE;
  isOn = true;
  /** In quarter turns. */
  rotation = 0;

  /** Draws the test card, or black while the screen is off. */
  draw(): Uint8Array {
    const { width, height } = this.size;
    const row = new Uint8Array(width * 4);
    for (let x = 0; x < width; x += 1) {
      const color = this.isOn ? BARS[Math.floor((x * BARS.length) / width)] : undefined;
      row.set([...(color ?? [0, 0, 0]), 255], x * 4);
    }
    const pixels = new Uint8Array(row.length * height);
    for (let y = 0; y < height; y += 1) pixels.set(row, y * row.length);
    return pixels;
  }
}
