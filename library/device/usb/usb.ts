import type { SimulatedDevice } from '../SimulatedDevice.ts';

/** Google. */
const VENDOR_ID = 0x18d1;

/** A Pixel with USB debugging. */
const PRODUCT_ID = 0x4ee7;

/** Numbers count per direction. */
const ENDPOINT_NUMBER = 1;

/** At the speed of USB 2, with ADB alone. Source of class codes: AOSP `adb.h`. */
function createConfiguration() {
  const endpoint = { endpointNumber: ENDPOINT_NUMBER, type: 'bulk', packetSize: 512 };
  const alternate = {
    alternateSetting: 0,
    interfaceClass: 0xff,
    interfaceSubclass: 0x42,
    interfaceProtocol: 1,
    interfaceName: 'ADB Interface',
    endpoints: [
      { ...endpoint, direction: 'in' },
      { ...endpoint, direction: 'out' },
    ],
  };
  return {
    configurationValue: 1,
    configurationName: 'adb',
    interfaces: [{ interfaceNumber: 0, alternate, alternates: [alternate], claimed: false }],
  };
}

type UsbConfiguration = ReturnType<typeof createConfiguration>;

/** It lives for one plug: the next one makes another object. Source: https://wicg.github.io/webusb/#device-usage */
class SimulatedUsbDevice {
  readonly vendorId = VENDOR_ID;
  readonly productId = PRODUCT_ID;
  readonly manufacturerName: string | undefined;
  readonly productName: string | undefined;
  readonly serialNumber: string;
  readonly configurations: readonly UsbConfiguration[] = [createConfiguration()];
  configuration: UsbConfiguration | null = this.configurations[0] ?? null;
  opened = false;
  readonly #device: SimulatedDevice;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #lastRead: Promise<unknown> = Promise.resolve();
  #writer: WritableStreamDefaultWriter<Uint8Array> | undefined;

  constructor(device: SimulatedDevice) {
    this.#device = device;
    this.serialNumber = device.serial;
    this.manufacturerName = device.state.properties.get('ro.product.manufacturer');
    this.productName = device.state.properties.get('ro.product.model');
  }

  async open(): Promise<void> {
    this.#assertPresent();
    this.opened = true;
  }

  /** Transfers under way fail with `AbortError`. */
  async close(): Promise<void> {
    this.opened = false;
    // Already cut if the device was unplugged.
    this.#reader?.cancel().catch(() => {});
    this.#writer?.abort().catch(() => {});
    this.#reader = undefined;
    this.#writer = undefined;
    for (const usbInterface of this.configuration?.interfaces ?? []) usbInterface.claimed = false;
  }

  async claimInterface(interfaceNumber: number): Promise<void> {
    this.#assertOpen();
    const chosen = this.configuration?.interfaces[interfaceNumber];
    if (!chosen) throw new DOMException(`There is no interface ${interfaceNumber}.`, 'NotFoundError');
    if (chosen.claimed) return;
    chosen.claimed = true;
    const { readable, writable } = this.#device.connect();
    this.#reader = readable.getReader();
    this.#writer = writable.getWriter();
    this.#writer.closed.catch(() => {});
  }

  /** Waits for the device. The chunks of its transport are transfers. */
  async transferIn(endpointNumber: number): Promise<{ data: DataView; status: 'ok' }> {
    const reader = this.#require(this.#reader, endpointNumber);
    // Clients count on a wire that is slower than their own code.
    const reading = this.#lastRead.then(async () => {
      const { value } = await reader.read().catch((cause) => this.#fail(cause));
      if (!value || !this.opened) return this.#fail(undefined);
      return { data: new DataView(value.slice().buffer), status: 'ok' } as const;
    });
    this.#lastRead = reading.catch(() => {});
    return reading;
  }

  async transferOut(endpointNumber: number, data: BufferSource): Promise<{ bytesWritten: number; status: 'ok' }> {
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
    const writer = this.#require(this.#writer, endpointNumber);
    await writer.write(bytes).catch((cause) => this.#fail(cause));
    return { bytesWritten: bytes.length, status: 'ok' };
  }

  #assertPresent(): void {
    if (!this.#device.isPluggedIn) throw new DOMException('The device was disconnected.', 'NotFoundError');
  }

  #assertOpen(): void {
    this.#assertPresent();
    if (!this.opened) throw new DOMException('The device must be opened first.', 'InvalidStateError');
  }

  #require<End>(end: End | undefined, endpointNumber: number): End {
    this.#assertOpen();
    if (end && endpointNumber === ENDPOINT_NUMBER) return end;
    throw new DOMException('The endpoint is not part of a claimed interface.', 'NotFoundError');
  }

  #fail(cause: unknown): never {
    if (!this.opened && this.#device.isPluggedIn) throw new DOMException('The device was closed.', 'AbortError');
    const reason = cause instanceof Error ? cause.message : 'The device ended the connection.';
    throw new DOMException(`A transfer error has occurred. ${reason}`, 'NetworkError');
  }
}

type UsbFilter = Readonly<Record<string, string | number | undefined>>;

/** Match a device with a filter. Missing fields match anything. */
function matchesFilter({ vendorId, productId, serialNumber, configurations }: SimulatedUsbDevice, filter: UsbFilter) {
  const alternates = configurations.flatMap(({ interfaces }) => interfaces.map(({ alternate }) => alternate));
  return alternates.some(({ interfaceClass, interfaceSubclass, interfaceProtocol }) => {
    const [classCode, subclassCode, protocolCode] = [interfaceClass, interfaceSubclass, interfaceProtocol];
    const actual = { vendorId, productId, serialNumber, classCode, subclassCode, protocolCode };
    return Object.entries(actual).every(([name, value]) => [undefined, value].includes(filter[name]));
  });
}

export interface SimulatedUsbOptions {
  readonly devices: readonly SimulatedDevice[];
  /** None by default. */
  readonly permitted?: readonly SimulatedDevice[];
}

type UsbListener = ((event: Event & { readonly device: SimulatedUsbDevice }) => void) | null;

/** A simulated `navigator.usb`. */
export class SimulatedUsb extends EventTarget {
  onconnect: UsbListener = null;
  ondisconnect: UsbListener = null;
  readonly #present = new Map<SimulatedDevice, SimulatedUsbDevice>();
  /** Permissions outlive a plug, as in browsers. */
  readonly #permitted: Set<SimulatedDevice>;

  constructor({ devices, permitted = [] }: SimulatedUsbOptions) {
    super();
    this.#permitted = new Set(permitted);
    for (const device of devices) {
      if (device.isPluggedIn) this.#present.set(device, new SimulatedUsbDevice(device));
      device.onPlugChange(() => this.#onPlugChange(device));
    }
  }

  async getDevices(): Promise<SimulatedUsbDevice[]> {
    return [...this.#present].flatMap(([device, usbDevice]) => (this.#permitted.has(device) ? [usbDevice] : []));
  }

  /** The user chooses the first device. Fails with `NotFoundError` if there is none. */
  async requestDevice({
    filters,
    exclusionFilters = [],
  }: {
    filters: readonly UsbFilter[];
    exclusionFilters?: readonly UsbFilter[] | undefined;
  }): Promise<SimulatedUsbDevice> {
    const chosen = [...this.#present].find(
      ([, candidate]) =>
        (filters.length === 0 || filters.some((filter) => matchesFilter(candidate, filter))) &&
        !exclusionFilters.some((filter) => matchesFilter(candidate, filter)),
    );
    if (!chosen) throw new DOMException('No device selected.', 'NotFoundError');
    const [device, usbDevice] = chosen;
    this.#permitted.add(device);
    return usbDevice;
  }

  #onPlugChange(device: SimulatedDevice): void {
    const type = device.isPluggedIn ? 'connect' : 'disconnect';
    const shown = device.isPluggedIn ? new SimulatedUsbDevice(device) : this.#present.get(device);
    if (!shown) return;
    if (device.isPluggedIn) this.#present.set(device, shown);
    else this.#present.delete(device);
    if (type === 'disconnect') shown.opened = false;
    if (!this.#permitted.has(device)) return;
    const event = Object.assign(new Event(type), { device: shown });
    this.dispatchEvent(event);
    this[`on${type}`]?.(event);
  }
}
