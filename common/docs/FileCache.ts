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

  /** Read what was kept as JSON, or make and keep it. The key says all that it follows from. */
  keep<Value>(key: string, make: () => Value): Value {
    const kept = this.read(key);
    if (kept !== undefined) return JSON.parse(kept);
    const value = make();
    this.write(key, JSON.stringify(value));
    return value;
  }

  #fileOf(key: string): string {
    return path.join(this.#dir, key);
  }
}

const DIGEST_LENGTH = 64;

/** Keep a value in a cache, where there is one. */
export const keepIn = <Value>(cache: FileCache | undefined, key: string, make: () => Value): Value =>
  cache ? cache.keep(key, make) : make();

/** Open what was parsed and checked of pages, in a folder that belongs to one state of the code. */
export const openPageCache = (cacheDir: string): FileCache => new FileCache(path.join(cacheDir, 'parsed'));
