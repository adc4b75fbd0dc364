// Hosts keep compressed copies too: compressing for each visit would slow the browser on the same machine and distort measurements.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** `br` without a quality value; other requests go to the compression middleware. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;
/** Hosts that compress while sending use little more than gzip's quality. */
const QUALITY = 4;
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface CompressedFile {
  content: Buffer;
  headers: Record<string, string>;
}

/** Immutable files, compressed once each. */
export class CompressedFiles {
  private readonly copies = new Map<string, Promise<CompressedFile | undefined>>();

  /** Return a file compressed by Brotli; undefined if it is not text, unreadable, or Brotli is not accepted. */
  async get(filePath: string, acceptEncoding = ''): Promise<CompressedFile | undefined> {
    const type = TYPES[path.extname(filePath)];
    if (type === undefined || !ACCEPTS_BROTLI.test(acceptEncoding)) return undefined;
    let copy = this.copies.get(filePath);
    if (!copy) {
      copy = pack(filePath, type);
      this.copies.set(filePath, copy);
    }
    const packed = await copy;
    // The file may exist at the next request.
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
