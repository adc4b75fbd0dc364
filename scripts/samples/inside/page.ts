// What samples find in a page, where Node.js has none: a storage, and a window that is left when they end.
import { present } from './surroundings.ts';

type Handler = (() => void) | null;

/** The answer to a request, which comes after the handlers are set. */
class StorageRequest<T> extends EventTarget {
  result: T | undefined;
  readonly error = null;
  onsuccess: Handler = null;
  onerror: Handler = null;
  onupgradeneeded: Handler = null;

  constructor(run: (request: StorageRequest<T>) => void) {
    super();
    queueMicrotask(() => run(this));
  }

  succeed(result: T): void {
    this.result = result;
    this.tell('success');
  }

  tell(type: 'success' | 'upgradeneeded'): void {
    this.dispatchEvent(new Event(type));
    this[`on${type}`]?.();
  }
}

/** Values of a store by their keys, which count from 1. */
class ObjectStore {
  readonly #values = new Map<unknown, unknown>();

  add(value: unknown, key: unknown = this.#values.size + 1): StorageRequest<unknown> {
    return new StorageRequest((request) => {
      this.#values.set(key, structuredClone(value));
      request.succeed(key);
    });
  }

  put(value: unknown, key?: unknown): StorageRequest<unknown> {
    return this.add(value, key);
  }

  get(key: unknown): StorageRequest<unknown> {
    return new StorageRequest((request) => request.succeed(this.#values.get(key)));
  }

  getAll(): StorageRequest<unknown[]> {
    return new StorageRequest((request) => request.succeed([...this.#values.values()]));
  }
}

class Transaction {
  oncomplete: Handler = null;
  onerror: Handler = null;
  readonly #stores: ReadonlyMap<string, ObjectStore>;

  constructor(stores: ReadonlyMap<string, ObjectStore>) {
    this.#stores = stores;
    // Its requests are answered by then.
    setImmediate(() => this.oncomplete?.());
  }

  objectStore(name: string): ObjectStore {
    const store = this.#stores.get(name);
    if (!store) throw new DOMException(`No object store is named ${name}.`, 'NotFoundError');
    return store;
  }
}

class Database {
  readonly #stores = new Map<string, ObjectStore>();

  createObjectStore(name: string): ObjectStore {
    const store = new ObjectStore();
    this.#stores.set(name, store);
    return store;
  }

  transaction(): Transaction {
    return new Transaction(this.#stores);
  }

  close(): void {
    // It stays for the next one who opens it.
  }
}

/** The databases of each sample: what another one stored is not there. */
const databases = new WeakMap<object, Map<string, Database>>();

function readDatabases(): Map<string, Database> {
  const key = present.surroundings ?? databases;
  const own = databases.get(key) ?? new Map<string, Database>();
  databases.set(key, own);
  return own;
}

/** The part of IndexedDB that keeps values. It has no cursors, no indexes and one version of each database. */
const indexedDb = {
  open(name: string): StorageRequest<Database> {
    return new StorageRequest((request) => {
      const known = readDatabases().get(name);
      request.result = known ?? new Database();
      readDatabases().set(name, request.result);
      if (!known) request.tell('upgradeneeded');
      request.succeed(request.result);
    });
  },
  deleteDatabase(name: string): StorageRequest<undefined> {
    return new StorageRequest((request) => {
      readDatabases().delete(name);
      request.succeed(undefined);
    });
  },
};

/** Takes the listeners of samples. It has nothing else of a window. */
let pageWindow = new EventTarget();

const VALUES: Readonly<Record<string, () => unknown>> = {
  indexedDB: () => indexedDb,
  // It becomes a part of the name of a key.
  location: () => ({ hostname: 'localhost' }),
  window: () => pageWindow,
};

/** Put what is not there yet where a page has it. */
export function installPage(): void {
  for (const [name, get] of Object.entries(VALUES))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { get, configurable: true });
}

/** Leave the page, as a reader does who closes its tab. The next sample has another one. */
export function leavePage(): void {
  pageWindow.dispatchEvent(new Event('pagehide'));
  pageWindow = new EventTarget();
}
