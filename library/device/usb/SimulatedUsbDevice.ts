import type { SimulatedDevice } from '../SimulatedDevice.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import {
  createConfiguration,
  ENDPOINT_NUMBER,
  PRODUCT_ID,
  type UsbConfiguration,
  VENDOR_ID,
} from './usbDescriptors.ts';

type TransferStatus = 'ok';

/** It lives for one plug: the next one makes another object. */
export class SimulatedUsbDevice {
  readonly usbVersionMajor = 2;
  readonly usbVersionMinor = 1;
  readonly usbVersionSubminor = 0;
  readonly deviceClass = 0;
  readonly deviceSubclass = 0;
  readonly deviceProtocol = 0;
  readonly vendorId = VENDOR_ID;
  readonly productId = PRODUCT_ID;
  readonly deviceVersionMajor = 4;
  readonly deviceVersionMinor = 4;
  readonly deviceVersionSubminor = 0;
  readonly manufacturerName: string | undefined;
  readonly productName: string | undefined;
  readonly serialNumber: string;
  readonly configurations: readonly UsbConfiguration[] = [createConfiguration()];
  configuration: UsbConfiguration | null = this.configurations[0] ?? null;
  opened = false;
  readonly #device: SimulatedDevice;
  #pipes: UsbPipes | undefined;

  constructor(device: SimulatedDevice) {
    this.#device = device;
    this.serialNumber = device.serial;
    this.manufacturerName = device.profile.properties['ro.product.manufacturer'];
    this.productName = device.profile.properties['ro.product.model'];
  }

  async open(): Promise<void> {
    this.#assertPresent();
    this.opened = true;
  }

  /** Transfers under way fail with `AbortError`. */
  async close(): Promise<void> {
    this.opened = false;
    this.#release(new DOMException('The device was closed.', 'AbortError'));
  }

  async claimInterface(interfaceNumber: number): Promise<void> {
    this.#assertOpen();
    const chosen = this.#findInterface(interfaceNumber);
    if (chosen.claimed) return;
    chosen.claimed = true;
    this.#pipes = new UsbPipes(this.#device.connect());
  }

  /** Waits for the device. `length` is a maximum. */
  async transferIn(endpointNumber: number, length: number): Promise<{ data: DataView; status: TransferStatus }> {
    const data = await this.#requirePipes(endpointNumber).read(length);
    return { data: new DataView(data.buffer), status: 'ok' };
  }

  async transferOut(
    endpointNumber: number,
    data: BufferSource,
  ): Promise<{ bytesWritten: number; status: TransferStatus }> {
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
    await this.#requirePipes(endpointNumber).write(bytes);
    return { bytesWritten: bytes.length, status: 'ok' };
  }

  #assertPresent(): void {
    if (!this.#device.isPluggedIn) throw new DOMException('The device was disconnected.', 'NotFoundError');
  }

  #assertOpen(): void {
    this.#assertPresent();
    if (!this.opened) throw new DOMException('The device must be opened first.', 'InvalidStateError');
  }

  #findInterface(interfaceNumber: number) {
    const chosen = this.configuration?.interfaces.find((candidate) => candidate.interfaceNumber === interfaceNumber);
    if (!chosen) throw new DOMException(`There is no interface ${interfaceNumber}.`, 'NotFoundError');
    return chosen;
  }

  #requirePipes(endpointNumber: number): UsbPipes {
    this.#assertOpen();
    if (endpointNumber !== ENDPOINT_NUMBER || !this.#pipes) {
      throw new DOMException('The endpoint is not part of a claimed interface.', 'NotFoundError');
    }
    return this.#pipes;
  }

  #release(reason: DOMException): void {
    this.#pipes?.end(reason);
    this.#pipes = undefined;
    for (const usbInterface of this.configuration?.interfaces ?? []) usbInterface.claimed = false;
  }
}

class UsbPipes {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);
  #hasEnded = false;
  #lastRead: Promise<unknown> = Promise.resolve();
  #endReason: DOMException | undefined;

  constructor({ readable, writable }: ByteTransport) {
    this.#reader = readable.getReader();
    this.#writer = writable.getWriter();
    this.#reader.closed.then(
      () => {
        this.#hasEnded = true;
      },
      () => {},
    );
    this.#writer.closed.catch(() => {});
  }

  /** Reads wait for each other: the next one gets the rest of a transfer. */
  read(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const reading = this.#lastRead.then(() => this.#readOne(length));
    this.#lastRead = reading.catch(() => {});
    return reading;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (this.#hasEnded) this.#fail(undefined);
    await this.#writer.write(bytes).catch((cause) => this.#fail(cause));
  }

  end(reason: DOMException): void {
    this.#endReason = reason;
    // Already cut if the device was unplugged.
    this.#reader.cancel().catch(() => {});
    this.#writer.abort().catch(() => {});
  }

  async #readOne(length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#rest.length === 0) {
      const { value, done } = await this.#reader.read().catch((cause) => this.#fail(cause));
      if (done) return this.#fail(undefined);
      this.#rest = value;
    }
    const taken = this.#rest.slice(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  #fail(cause: unknown): never {
    if (this.#endReason) throw this.#endReason;
    const reason = cause instanceof Error ? cause.message : 'The device ended the connection.';
    throw new DOMException(`A transfer error has occurred. ${reason}`, 'NetworkError');
  }
}
