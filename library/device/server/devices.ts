import type { SimulatedDevice } from '../SimulatedDevice.ts';

interface ServerDevice {
  readonly device: SimulatedDevice;
  readonly link: 'usb' | 'local';
  /** Serial number, or the address of `adb connect`. */
  readonly serial: string;
  /** Of the transport. Never used again, even for the same device. */
  readonly id: number;
}

export interface DeviceSelector {
  readonly by: 'any' | 'usb' | 'local' | 'serial' | 'id';
  /** Serial number or id. */
  readonly name: string;
}

/** The devices of a server. Dispatches `change`. */
export class ServerDevices extends EventTarget {
  #list: ServerDevice[] = [];
  #lastId = 0;

  get serials(): string[] {
    return this.#list.map(({ serial }) => serial);
  }

  /** The device is listed while it is plugged in. */
  add(entry: Omit<ServerDevice, 'id'>): void {
    const update = () => {
      this.#list = this.#list.filter(({ device }) => device !== entry.device);
      if (entry.device.isPluggedIn) this.#list.push({ ...entry, id: ++this.#lastId });
      this.dispatchEvent(new Event('change'));
    };
    entry.device.onPlugChange(update);
    update();
  }

  find({ by, name }: DeviceSelector): ServerDevice[] {
    return this.#list.filter(
      ({ link, serial, id }) =>
        by === 'any' || by === link || name === { serial, id: String(id) }[by as 'serial' | 'id'],
    );
  }

  /** Find the only device of a selector. Throws like AOSP's `acquire_one_transport()`. */
  require(selector: DeviceSelector): ServerDevice {
    const [found, ...others] = this.find(selector);
    const { by, name } = selector;
    if (!found) throw new Error(by === 'serial' ? `device '${name}' not found` : 'no devices/emulators found');
    if (others.length > 0) throw new Error('more than one device/emulator');
    return found;
  }

  /** Resolves at the next change of the list, or when the signal aborts. */
  waitForChange(signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve) => {
      this.addEventListener('change', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }

  /** Format what `adb devices -l` shows, as AOSP's `append_transport()`. Spaces in a value become underscores. */
  format(): string {
    const lines = this.#list.map(({ device, serial, id }) => {
      const read = (key: string) => (device.state.properties.get(`ro.product.${key}`) ?? '').replace(/[^\w-]/g, '_');
      const product = `product:${read('name')} model:${read('model')} device:${read('device')}`;
      return `${serial.padEnd(22)} device ${product} transport_id:${id}\n`;
    });
    return lines.join('');
  }
}
