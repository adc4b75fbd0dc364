export interface ScrcpySize {
  readonly width: number;
  readonly height: number;
}

/** The client's `key=value` words. The version decides the defaults. */
export class ScrcpyOptions {
  readonly version: readonly number[];
  readonly #values: ReadonlyMap<string, string>;

  constructor(version: string, words: readonly string[]) {
    this.version = version.split('.').map(Number);
    this.#values = new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  }

  isAtLeast(major: number, minor: number): boolean {
    const [ownMajor = 0, ownMinor = 0] = this.version;
    return ownMajor > major || (ownMajor === major && ownMinor >= minor);
  }

  read(name: string): string | undefined {
    return this.#values.get(name);
  }

  isOn(name: string, fallback: boolean): boolean {
    const value = this.#values.get(name);
    return value === undefined ? fallback : value === 'true';
  }

  get hasVideo(): boolean {
    return this.isOn('video', true);
  }

  get hasAudio(): boolean {
    return this.isAtLeast(2, 0) && this.isOn('audio', true);
  }

  get hasControl(): boolean {
    return this.isOn('control', true);
  }

  get socketAddress(): string {
    const session = this.#values.get('scid');
    return session === undefined || session === '-1'
      ? 'localabstract:scrcpy'
      : `localabstract:scrcpy_${session.padStart(8, '0')}`;
  }

  /** Encoders need multiples of 8. */
  fitSize({ width, height }: ScrcpySize): ScrcpySize {
    const limit = Number(this.#values.get('max_size') ?? 0);
    const longest = Math.max(width, height);
    const scale = limit > 0 && limit < longest ? limit / longest : 1;
    const roundSide = (side: number) => Math.max(8, Math.floor((side * scale) / 8) * 8);
    return { width: roundSide(width), height: roundSide(height) };
  }
}
