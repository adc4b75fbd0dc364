// What samples find in a page, where Node.js has none: a storage, and a window that is left when they end.
import { IDBFactory } from 'fake-indexeddb';

let databases = new IDBFactory();

/** Takes the listeners of samples. It has nothing else of a window. */
let pageWindow = new EventTarget();

const VALUES: Readonly<Record<string, () => unknown>> = {
  indexedDB: () => databases,
  // It becomes a part of the name of a key.
  location: () => ({ hostname: 'localhost' }),
  window: () => pageWindow,
};

/** Put what is not there yet where a page has it. */
export function installPage(): void {
  for (const [name, get] of Object.entries(VALUES))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { get, configurable: true });
}

/** Leave the page, as a reader does who closes its tab. The next sample has another one, and nothing is stored. */
export function leavePage(): void {
  pageWindow.dispatchEvent(new Event('pagehide'));
  pageWindow = new EventTarget();
  databases = new IDBFactory();
}
