/** Bytes that wait for the client before a service is held back. */
const SEND_BUFFER = 256 * 1024;

/** How an output ends: after what is queued, at once and with an error, or because the client stopped reading. */
export type OutputEnd = 'afterQueue' | 'cut' | 'canceled';

/** The device's side of a wire, towards the client. Every chunk stays a chunk. */
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

  /** Queue a chunk at once. For answers: if reading waited for them, two sides that both wait would never move again. */
  queue(chunk: Uint8Array): void {
    if (chunk.length > 0) this.#controller?.enqueue(chunk);
  }

  /** Resolve once the client has read enough for more, or the output has ended. */
  async waitForRoom(): Promise<void> {
    while (this.#controller && (this.#controller.desiredSize ?? 0) <= 0) {
      await new Promise<void>((resolve) => this.#onRoom.push(resolve));
    }
  }

  /** End the output. A second end is ignored. */
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
