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

  has(stream: 'video' | 'audio' | 'control'): boolean {
    return this.isOn(stream, true);
  }

  get socketAddress(): string {
    const session = this.#values.get('scid');
    return session === undefined || session === '-1'
      ? 'localabstract:scrcpy'
      : `localabstract:scrcpy_${session.padStart(8, '0')}`;
  }
}
