// What Node.js lacks of a page: a storage, and a window.
import { IDBFactory } from 'fake-indexeddb';

let databases = new IDBFactory();

/** For listeners only. */
let pageWindow = new EventTarget();

const VALUES: Readonly<Record<string, () => unknown>> = {
  indexedDB: () => databases,
  // A part of the key's name.
  location: () => ({ hostname: 'localhost' }),
  window: () => pageWindow,
};

/** Install what a page has. */
export function installPage(): void {
  for (const [name, get] of Object.entries(VALUES))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { get, configurable: true });
}

/** Leave the page. The next sample starts without storage. */
export function leavePage(): void {
  pageWindow.dispatchEvent(new Event('pagehide'));
  pageWindow = new EventTarget();
  databases = new IDBFactory();
}
