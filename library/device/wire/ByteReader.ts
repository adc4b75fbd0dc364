/** Reads exact numbers of bytes. */
export class ByteReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(readable: ReadableStream<Uint8Array>) {
    this.#reader = readable.getReader();
  }

  /** Undefined if the stream ends first. */
  async read(length: number): Promise<Uint8Array | undefined> {
    const bytes = new Uint8Array(length);
    let filled = 0;
    while (filled < length) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#reader.read();
        if (done) return undefined;
        this.#rest = value;
      }
      const part = this.#rest.subarray(0, length - filled);
      bytes.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return bytes;
  }

  /** Leave the stream to another reader, where nothing is left over. */
  release(): void {
    this.#reader.releaseLock();
  }
}
