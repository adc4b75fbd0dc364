import type { SimulatedDevice } from '../SimulatedDevice.ts';
import { SimulatedUsbDevice } from './SimulatedUsbDevice.ts';
import { matchesFilter, type UsbFilter } from './usbDescriptors.ts';

/** A device was plugged in or unplugged, as WebUSB reports it. */
export class UsbConnectionEvent extends Event {
  readonly device: SimulatedUsbDevice;

  constructor(type: 'connect' | 'disconnect', device: SimulatedUsbDevice) {
    super(type);
    this.device = device;
  }
}

/** Stands for the dialog of the browser: gives the device that the user chooses, or undefined if the user cancels. */
export type ChooseDevice = (
  devices: readonly SimulatedUsbDevice[],
) => SimulatedUsbDevice | undefined | Promise<SimulatedUsbDevice | undefined>;

export interface SimulatedUsbOptions {
  readonly devices: readonly SimulatedDevice[];
  /** Those that the user chose on an earlier visit. None unless told otherwise. */
  readonly permitted?: readonly SimulatedDevice[];
  /** Chooses the first device unless told otherwise. */
  readonly choose?: ChooseDevice;
}

type UsbListener = ((event: UsbConnectionEvent) => void) | null;

/** Simulated devices behind the interface of `navigator.usb`. */
export class SimulatedUsb extends EventTarget {
  onconnect: UsbListener = null;
  ondisconnect: UsbListener = null;
  readonly #choose: ChooseDevice;
  readonly #present = new Map<SimulatedDevice, SimulatedUsbDevice>();
  /** Permissions outlive a plug, as those of a browser do for devices with a serial number. */
  readonly #permitted: Set<SimulatedDevice>;

  constructor({ devices, permitted = [], choose = ([first]) => first }: SimulatedUsbOptions) {
    super();
    this.#choose = choose;
    this.#permitted = new Set(permitted);
    for (const device of devices) {
      if (device.isPluggedIn) this.#present.set(device, this.#create(device));
      device.onPlugChange(() => this.#onPlugChange(device));
    }
  }

  /** The devices that are plugged in and permitted. */
  async getDevices(): Promise<SimulatedUsbDevice[]> {
    return [...this.#present].filter(([device]) => this.#permitted.has(device)).map(([, usbDevice]) => usbDevice);
  }

  /** Let the user choose one of the devices that match. Fails with `NotFoundError` if there is none, or none is chosen. */
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
    const chosen = candidates.length > 0 ? await this.#choose(candidates) : undefined;
    const device = [...this.#present].find(([, usbDevice]) => usbDevice === chosen)?.[0];
    if (!chosen || !device) throw new DOMException('No device selected.', 'NotFoundError');
    this.#permitted.add(device);
    return chosen;
  }

  #create(device: SimulatedDevice): SimulatedUsbDevice {
    const usbDevice = new SimulatedUsbDevice(device);
    usbDevice.forget = async () => {
      await usbDevice.close();
      this.#permitted.delete(device);
    };
    return usbDevice;
  }

  #onPlugChange(device: SimulatedDevice): void {
    const gone = this.#present.get(device);
    if (device.isPluggedIn) this.#present.set(device, this.#create(device));
    else this.#present.delete(device);

    const shown = this.#present.get(device) ?? gone;
    if (!shown || !this.#permitted.has(device)) return;
    const event = new UsbConnectionEvent(device.isPluggedIn ? 'connect' : 'disconnect', shown);
    if (!device.isPluggedIn) shown.opened = false;
    this.dispatchEvent(event);
    (device.isPluggedIn ? this.onconnect : this.ondisconnect)?.(event);
  }
}
