/** Services wait from here on. */
const SEND_BUFFER = 256 * 1024;

/** After the queue, with an error, or because the client stopped reading. */
export type OutputEnd = 'afterQueue' | 'cut' | 'canceled';

export class ByteOutput {
  readonly readable: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #onRoom: (() => void)[] = [];

  constructor(onCancel: () => void) {
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#tellRoom(),
        cancel: onCancel,
      },
      new ByteLengthQueuingStrategy({ highWaterMark: SEND_BUFFER }),
    );
  }

  /** Does not wait: if answers did, two waiting sides would deadlock. */
  queue(chunk: Uint8Array): void {
    if (chunk.length > 0) this.#controller?.enqueue(chunk);
  }

  /** Also resolves at the end of the output. */
  async waitForRoom(): Promise<void> {
    while (this.#controller && (this.#controller.desiredSize ?? 0) <= 0) {
      await new Promise<void>((resolve) => this.#onRoom.push(resolve));
    }
  }

  /** A second end is ignored. */
  end(how: OutputEnd): void {
    if (how === 'afterQueue') this.#controller?.close();
    if (how === 'cut') this.#controller?.error(new Error('The device was unplugged.'));
    this.#controller = undefined;
    this.#tellRoom();
  }

  #tellRoom(): void {
    const waiting = this.#onRoom;
    this.#onRoom = [];
    for (const resolve of waiting) resolve();
  }
}
