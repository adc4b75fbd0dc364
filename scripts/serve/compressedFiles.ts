// A host keeps compressed copies of its files. To compress the same file for each visit would take the processor from the
// browser beside, and its time from what is measured.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Accepted as it is, not by a wish between 0 and 1: those are left to who reads them in full. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;
/** That of hosts which compress while they send: not much more than gzip saves. */
const QUALITY = 4;
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A file as it is sent. */
interface CompressedFile {
  content: Buffer;
  headers: Record<string, string>;
}

/** Files that never change under their names, compressed once each. */
export class CompressedFiles {
  private readonly copies = new Map<string, Promise<CompressedFile | undefined>>();

  /** Give a file as Brotli packs it; undefined where it is no text, cannot be read, or the reader wants another form. */
  async get(filePath: string, acceptEncoding = ''): Promise<CompressedFile | undefined> {
    const type = TYPES[path.extname(filePath)];
    if (type === undefined || !ACCEPTS_BROTLI.test(acceptEncoding)) return undefined;
    let copy = this.copies.get(filePath);
    if (!copy) {
      copy = pack(filePath, type);
      this.copies.set(filePath, copy);
    }
    const packed = await copy;
    // It may be there the next time.
    if (!packed) this.copies.delete(filePath);
    return packed;
  }
}

async function pack(filePath: string, type: string): Promise<CompressedFile | undefined> {
  const file = await readFile(filePath).catch(() => undefined);
  if (!file) return undefined;
  const content = await compress(file, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return {
    content,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Content-Length': String(content.length),
    },
  };
}
