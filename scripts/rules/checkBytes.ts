import path from 'node:path';
import type { Report } from '../content/readDocs.ts';

const TEXTS = ['.md', '.json', '.svg'];
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Tells whether bytes are a whole image, by their beginning and their end. */
type IsWhole = (bytes: Buffer, startsWith: (text: string, at?: number) => boolean) => boolean;

const isJpeg: IsWhole = (bytes, startsWith) =>
  startsWith('\xff\xd8\xff') && bytes.subarray(-1024).includes(END_OF_JPEG);

const IMAGES: Readonly<Record<string, IsWhole>> = {
  '.png': (bytes, startsWith) => startsWith('\x89PNG\r\n\x1a\n') && bytes.includes('IEND'),
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.gif': (bytes, startsWith) => startsWith('GIF8') && bytes.subarray(-16).includes(';'),
  '.webp': (bytes, startsWith) =>
    startsWith('RIFF') && startsWith('WEBP', 8) && bytes.length >= bytes.readUInt32LE(4) + 8,
  '.avif': (_bytes, startsWith) => startsWith('ftyp', 4),
};

export const EXTENSIONS = [...TEXTS, ...Object.keys(IMAGES)];

/** Find bytes that are not what the name of their file says: text that is not UTF-8, images that are cut off or something else. */
export function checkBytes(name: string, bytes: Buffer, report: Report): void {
  const extension = path.extname(name).toLowerCase();
  const startsWith = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  const isWhole = IMAGES[extension];
  if (startsWith(LFS_POINTER)) report(1, 'The file is a Git LFS pointer: fetch what it stands for, with git lfs pull.');
  else if (isWhole && !isWhole(bytes, startsWith))
    report(1, `The file is empty, cut off, or no image of the kind ${extension}: save it again.`);
  else if (!isWhole) checkText(bytes.toString('utf8'), report);
}

/** What cannot be decoded was replaced by U+FFFD, now or before the file was saved. */
function checkText(text: string, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    const column = line.search(/[\0\uFFFD]/) + 1;
    if (column === 0) continue;
    const what = line[column - 1] === '\0' ? 'is a NUL' : 'is not UTF-8, or was lost before (U+FFFD)';
    report(index + 1, `Column ${column} ${what}: write the character again, and save the file as UTF-8.`);
  }
}
