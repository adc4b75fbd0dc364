import type { SimulatedUsb } from '../../device/usb/usb.ts';
import type { ByteTransport } from '../../device/wire/Connection.ts';
import { MAX_TEXT } from '../messages.ts';

/** For the running sample. */
interface Environment {
  /** Throws if nobody listens. */
  connect(port: number): ByteTransport;
  readonly usb: SimulatedUsb;
}

export const present: { environment: Environment | undefined } = { environment: undefined };

/** Install `navigator.usb`, which the library reads once at load. Each sample has its own devices. */
export function installUsb(): void {
  const usb = new Proxy(
    {},
    {
      get(_target, name) {
        const own = present.environment?.usb;
        const value: unknown = own && Reflect.get(own, name);
        return typeof value === 'function' ? value.bind(own) : value;
      },
      set: (_target, name, value) =>
        present.environment !== undefined && Reflect.set(present.environment.usb, name, value),
    },
  );
  // Node.js 20 has no navigator.
  if (globalThis.navigator) Object.defineProperty(globalThis.navigator, 'usb', { value: usb, configurable: true });
  else Object.defineProperty(globalThis, 'navigator', { value: { usb }, configurable: true });
}

/** Locate an error in the sample's module. Lines count from 1; 0 is unknown. */
export function locateError(error: unknown, moduleAddress: string): { message: string; line: number } {
  if (!(error instanceof Error)) return { message: String(error).slice(0, MAX_TEXT), line: 0 };
  const [, line = '0'] = error.stack?.split(moduleAddress)[1]?.match(/^:(\d+)/) ?? [];
  return { message: error.message.slice(0, MAX_TEXT), line: Number(line) };
}
