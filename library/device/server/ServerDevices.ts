import type { SimulatedDevice } from '../SimulatedDevice.ts';

export type DeviceLink = 'usb' | 'local';

export interface ServerDevice {
  readonly device: SimulatedDevice;
  readonly link: DeviceLink;
  /** Serial number, or the address of `adb connect`. */
  readonly serial: string;
  /** Never used again, even for the same device. */
  readonly transportId: number;
}

export type DeviceSelector =
  | { kind: 'any' }
  | { kind: 'link'; link: DeviceLink }
  | { kind: 'serial'; serial: string }
  | { kind: 'transportId'; transportId: number };

export class ServerDevices {
  #list: ServerDevice[] = [];
  #lastTransportId = 0;
  readonly #listeners = new Set<() => void>();

  get list(): readonly ServerDevice[] {
    return this.#list;
  }

  /** The device is listed while it is plugged in. */
  add(entry: Omit<ServerDevice, 'transportId'>): void {
    const update = () => {
      this.#list = this.#list.filter(({ device }) => device !== entry.device);
      if (entry.device.isPluggedIn) this.#list.push({ ...entry, transportId: ++this.#lastTransportId });
      for (const listener of [...this.#listeners]) listener();
    };
    entry.device.onPlugChange(update);
    update();
  }

  find(selector: DeviceSelector): ServerDevice[] {
    return this.#list.filter((entry) => matches(entry, selector));
  }

  /** Find the only device of a selector. Throws like AOSP's `acquire_one_transport()`. */
  require(selector: DeviceSelector): ServerDevice {
    const [found, ...others] = this.find(selector);
    if (!found)
      throw new Error(
        selector.kind === 'serial' ? `device '${selector.serial}' not found` : 'no devices/emulators found',
      );
    if (others.length > 0) throw new Error('more than one device/emulator');
    return found;
  }

  /** Resolves at the next change of the list, or when the signal aborts. */
  waitForChange(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        this.#listeners.delete(settle);
        signal.removeEventListener('abort', settle);
        resolve();
      };
      this.#listeners.add(settle);
      signal.addEventListener('abort', settle);
    });
  }

  /** Format what `adb devices -l` shows, as AOSP's `append_transport()`. */
  format(): string {
    return this.#list.map(formatLine).join('');
  }
}

function matches(entry: ServerDevice, selector: DeviceSelector): boolean {
  if (selector.kind === 'link') return entry.link === selector.link;
  if (selector.kind === 'serial') return entry.serial === selector.serial;
  if (selector.kind === 'transportId') return entry.transportId === selector.transportId;
  return true;
}

/** Spaces inside a value become underscores. */
function formatLine({ device, serial, transportId }: ServerDevice): string {
  const { properties } = device.profile;
  const product = ['name', 'model', 'device'].map((key) => {
    const value = properties[`ro.product.${key}`] ?? '';
    return `${key === 'name' ? 'product' : key}:${value.replace(/[^\w-]/g, '_')}`;
  });
  return `${serial.padEnd(22)} device ${product.join(' ')} transport_id:${transportId}\n`;
}
