import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/** SHA-256 of a text, as 64 hex digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
