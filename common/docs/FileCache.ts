import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from './pageModel.ts';

/** Texts on disk by key. Each file begins with a digest, so damaged files are dropped. Processes may share a folder. */
export class FileCache {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
    mkdirSync(dir, { recursive: true });
  }

  read(key: string): string | undefined {
    const file = this.#fileOf(key);
    let content: string;
    try {
      content = readFileSync(file, 'utf8');
    } catch {
      return undefined;
    }
    const text = content.slice(DIGEST_LENGTH);
    if (content.slice(0, DIGEST_LENGTH) === digest(text)) return text;
    rmSync(file, { force: true });
    return undefined;
  }

  write(key: string, text: string): void {
    const file = this.#fileOf(key);
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, digest(text) + text);
    renameSync(unfinished, file);
  }

  #fileOf(key: string): string {
    return path.join(this.#dir, key);
  }
}

const DIGEST_LENGTH = 64;

/** Read a value that a cache, where there is one, kept as JSON, or make and keep it. The key says all that it follows from. */
export function keepIn<Value>(cache: FileCache | undefined, key: string, make: () => Value): Value {
  const kept = cache?.read(key);
  if (kept !== undefined) return JSON.parse(kept);
  const value = make();
  cache?.write(key, JSON.stringify(value));
  return value;
}

/** Like `keepIn`, of a value that takes time. */
export async function keepLater<Value>(
  cache: FileCache | undefined,
  key: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const kept = cache?.read(key);
  if (kept !== undefined) return JSON.parse(kept);
  const value = await make();
  cache?.write(key, JSON.stringify(value));
  return value;
}

interface Entries<Item, Value> {
  keyOf: (item: Item) => string;
  make: (missing: readonly Item[]) => Iterable<readonly [Item, Value]>;
}

/** Like `keepIn`, of a value of each item. Those that are missing are made together. */
export function keepEach<Item, Value>(
  cache: FileCache | undefined,
  items: readonly Item[],
  { keyOf, make }: Entries<Item, Value>,
): Map<Item, Value> {
  const values = new Map<Item, Value>();
  for (const item of items) {
    const kept = cache?.read(keyOf(item));
    if (kept !== undefined) values.set(item, JSON.parse(kept));
  }
  for (const [item, value] of make(items.filter((one) => !values.has(one)))) {
    values.set(item, value);
    cache?.write(keyOf(item), JSON.stringify(value));
  }
  return values;
}

/** Open what was parsed and checked of pages, in a folder that belongs to one state of the code. */
export const openPageCache = (cacheDir: string): FileCache => new FileCache(path.join(cacheDir, 'parsed'));
