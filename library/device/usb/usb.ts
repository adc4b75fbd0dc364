import type { SimulatedDevice } from '../SimulatedDevice.ts';
import { SimulatedUsbDevice } from './SimulatedUsbDevice.ts';
import { matchesFilter, type UsbFilter } from './usbDescriptors.ts';

class UsbConnectionEvent extends Event {
  readonly device: SimulatedUsbDevice;

  constructor(type: 'connect' | 'disconnect', device: SimulatedUsbDevice) {
    super(type);
    this.device = device;
  }
}

export interface SimulatedUsbOptions {
  readonly devices: readonly SimulatedDevice[];
  /** None by default. */
  readonly permitted?: readonly SimulatedDevice[];
}

type UsbListener = ((event: UsbConnectionEvent) => void) | null;

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
    return [...this.#present].filter(([device]) => this.#permitted.has(device)).map(([, usbDevice]) => usbDevice);
  }

  /** The user chooses the first device. Fails with `NotFoundError` if there is none. */
  async requestDevice({
    filters,
    exclusionFilters = [],
  }: {
    filters: readonly UsbFilter[];
    exclusionFilters?: readonly UsbFilter[] | undefined;
  }): Promise<SimulatedUsbDevice> {
    const candidates = [...this.#present.values()]
      .filter((candidate) => filters.length === 0 || filters.some((filter) => matchesFilter(candidate, filter)))
      .filter((candidate) => !exclusionFilters.some((filter) => matchesFilter(candidate, filter)));
    const [chosen] = candidates;
    const device = [...this.#present].find(([, usbDevice]) => usbDevice === chosen)?.[0];
    if (!chosen || !device) throw new DOMException('No device selected.', 'NotFoundError');
    this.#permitted.add(device);
    return chosen;
  }

  #onPlugChange(device: SimulatedDevice): void {
    const gone = this.#present.get(device);
    if (device.isPluggedIn) this.#present.set(device, new SimulatedUsbDevice(device));
    else this.#present.delete(device);

    const shown = this.#present.get(device) ?? gone;
    if (!shown || !this.#permitted.has(device)) return;
    const event = new UsbConnectionEvent(device.isPluggedIn ? 'connect' : 'disconnect', shown);
    if (!device.isPluggedIn) shown.opened = false;
    this.dispatchEvent(event);
    (device.isPluggedIn ? this.onconnect : this.ondisconnect)?.(event);
  }
}
