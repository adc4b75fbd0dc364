/** Thrown to a writer without a reader, like SIGPIPE. */
export class BrokenPipeError extends Error {
  override readonly name = 'BrokenPipeError';
}

/** `undefined` is the end. */
export interface ByteReader {
  readonly read: (signal?: AbortSignal) => Promise<Uint8Array | undefined>;
  readonly cancel: () => void;
}

export interface ByteWriter {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly close: () => void;
}

// The size of a pipe in Linux.
const MAX_BYTES = 65_536;

/** A write waits while the pipe is full. */
export class Pipe implements ByteReader, ByteWriter {
  readonly #chunks: Uint8Array[] = [];
  readonly #waiters = new Set<() => void>();
  #isClosed = false;
  #isCancelled = false;

  get #size(): number {
    return this.#chunks.reduce((size, chunk) => size + chunk.length, 0);
  }

  readonly read = async (signal?: AbortSignal): Promise<Uint8Array | undefined> => {
    while (this.#chunks.length === 0 && !this.#isClosed && !this.#isCancelled) await this.#waitForChange(signal);
    const chunk = this.#chunks.shift();
    this.#change();
    return chunk;
  };

  readonly write = async (bytes: Uint8Array): Promise<void> => {
    while (this.#size >= MAX_BYTES && !this.#isCancelled) await this.#waitForChange();
    if (this.#isCancelled || this.#isClosed) throw new BrokenPipeError();
    this.#chunks.push(bytes);
    this.#change();
  };

  readonly close = (): void => {
    this.#isClosed = true;
    this.#change();
  };

  readonly cancel = (): void => {
    this.#isCancelled = true;
    this.#chunks.length = 0;
    this.#change();
  };

  #change(): void {
    for (const resolve of this.#waiters) resolve();
    this.#waiters.clear();
  }

  #waitForChange(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => reject(signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      this.#waiters.add(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      });
    });
  }
}

/** Like /dev/null. */
export const NOTHING: ByteReader & ByteWriter = {
  read: async () => undefined,
  write: async () => {},
  cancel: () => {},
  close: () => {},
};
