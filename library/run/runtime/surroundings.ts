import type { SimulatedUsb } from '../../device/usb/usb.ts';
import type { ByteTransport } from '../../device/wire/Connection.ts';

/** What a sample reaches outside of its process. */
export interface Surroundings {
  /** Open a connection to a port. Throws where nobody listens. */
  connect(port: number): ByteTransport;
  readonly usb: SimulatedUsb;
}

/** The surroundings of the sample that runs. */
export const present: { surroundings: Surroundings | undefined } = { surroundings: undefined };

/**
 * Put USB devices where a browser has them. The library reads `navigator.usb` once, when it is loaded; each sample has devices of
 * its own behind it.
 */
export function installUsb(): void {
  const usb = new Proxy(
    {},
    {
      get(_target, name) {
        const own = present.surroundings?.usb;
        const value: unknown = own && Reflect.get(own, name);
        return typeof value === 'function' ? value.bind(own) : value;
      },
      set: (_target, name, value) =>
        present.surroundings !== undefined && Reflect.set(present.surroundings.usb, name, value),
    },
  );
  // Node.js 20 has no navigator.
  if (globalThis.navigator) Object.defineProperty(globalThis.navigator, 'usb', { value: usb, configurable: true });
  else Object.defineProperty(globalThis, 'navigator', { value: { usb }, configurable: true });
}
