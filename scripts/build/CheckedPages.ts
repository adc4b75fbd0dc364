import { createHash } from 'node:crypto';
import path from 'node:path';
import { readCached, writeCached } from '../lib/jsonCache.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Pages in which earlier builds found nothing but content. Parsing a page for that takes as long as compiling it. The folder
 * belongs to one state of the checks.
 */
export class CheckedPages {
  readonly #file: string;
  readonly #digests: Set<string>;

  constructor(cacheDir: string) {
    this.#file = path.join(cacheDir, 'checked/pages.json');
    // Written below, by this code.
    this.#digests = new Set((readCached(this.#file) as string[] | undefined) ?? []);
  }

  has(source: string): boolean {
    return this.#digests.has(digest(source));
  }

  /** Remember pages in which nothing was found. */
  add(sources: readonly string[]): void {
    for (const source of sources) this.#digests.add(digest(source));
    writeCached(this.#file, [...this.#digests]);
  }
}
