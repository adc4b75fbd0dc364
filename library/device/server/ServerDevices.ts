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

/** `unauthorized`: the device refuses the key of the server. */
type DeviceConnectionState = 'device' | 'unauthorized';

export type DeviceSelector =
  | { kind: 'any' }
  | { kind: 'link'; link: DeviceLink }
  | { kind: 'serial'; serial: string }
  | { kind: 'transportId'; transportId: number };

/** Resolve the state of a device for the server. */
export function resolveConnectionState({ device }: ServerDevice): DeviceConnectionState {
  return device.authentication === 'refuse' ? 'unauthorized' : 'device';
}

export class ServerDevices {
  #list: ServerDevice[] = [];
  #lastTransportId = 0;
  readonly #listeners = new Set<() => void>();

  get list(): readonly ServerDevice[] {
    return this.#list;
  }

  /** The device remains until it is removed. */
  add(entry: Omit<ServerDevice, 'transportId'>): void {
    const update = () => {
      this.#list = this.#list.filter(({ device }) => device !== entry.device);
      if (entry.device.isPluggedIn) this.#list.push({ ...entry, transportId: ++this.#lastTransportId });
      this.#tellListeners();
    };
    entry.device.onPlugChange(update);
    update();
  }

  remove(entry: ServerDevice): void {
    this.#list = this.#list.filter((candidate) => candidate !== entry);
    this.#tellListeners();
  }

  find(selector: DeviceSelector): ServerDevice[] {
    return this.#list.filter((entry) => matches(entry, selector));
  }

  /** Returns the function that stops this. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tellListeners(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function matches(entry: ServerDevice, selector: DeviceSelector): boolean {
  if (selector.kind === 'link') return entry.link === selector.link;
  if (selector.kind === 'serial') return entry.serial === selector.serial;
  if (selector.kind === 'transportId') return entry.transportId === selector.transportId;
  return true;
}

/** Format the device list. `long` adds what `adb devices -l` shows. */
export function formatDeviceList(devices: readonly ServerDevice[], style: 'short' | 'long'): string {
  return devices.map((entry) => `${style === 'long' ? formatLongLine(entry) : formatShortLine(entry)}\n`).join('');
}

const formatShortLine = (entry: ServerDevice) => `${entry.serial}\t${resolveConnectionState(entry)}`;

/** As AOSP's `append_transport()`. Spaces inside a value become underscores. */
function formatLongLine(entry: ServerDevice): string {
  const { properties } = entry.device.profile;
  const state = resolveConnectionState(entry);
  const product = [
    ['product', properties['ro.product.name']],
    ['model', properties['ro.product.model']],
    ['device', properties['ro.product.device']],
  ].map(([label, value = '']) => ` ${label}:${value.replace(/[^\w-]/g, '_')}`);
  return `${entry.serial.padEnd(22)} ${state}${state === 'device' ? product.join('') : ''} transport_id:${entry.transportId}`;
}
