import { type AdbPacket, formatHeader } from './packet.ts';

/** Bytes that wait for the client before a service is held back. */
const SEND_BUFFER = 256 * 1024;

/**
 * The device's side of the wire, towards the client.
 * Each header and each payload is one chunk, because adbd sends each as one USB transfer.
 */
export class PacketOutput {
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

  /** Queue a packet at once. For answers: if reading waited for them, two sides that both wait would never move again. */
  queue(packet: AdbPacket, version: number): void {
    this.#controller?.enqueue(formatHeader(packet, version));
    if (packet.payload.length > 0) this.#controller?.enqueue(packet.payload);
  }

  /** Resolve once the client has read enough for another packet, or the output has ended. */
  async waitForRoom(): Promise<void> {
    while (this.#controller && (this.#controller.desiredSize ?? 0) <= 0) {
      await new Promise<void>((resolve) => this.#onRoom.push(resolve));
    }
  }

  /** End the output. The client still reads what is queued, unless the wire was cut. */
  end(how: 'afterQueue' | 'cut' | 'canceled'): void {
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
