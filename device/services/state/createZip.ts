import { encodeText, joinBytes } from '../../files/bytes.ts';
import { computeCrc32 } from './computeCrc32.ts';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;

/** Create an archive of one file, not compressed. Source: APPNOTE.TXT of PKWARE, 4.3. */
export function createZip(fileName: string, content: Uint8Array): Uint8Array {
  const name = encodeText(fileName);
  const crc = computeCrc32(content);
  const shared = [
    ...[2, 10, 2, 0, 2, 0, 2, 0, 2, 0x21],
    ...[4, crc, 4, content.length, 4, content.length, 2, name.length, 2, 0],
  ];
  const local = joinBytes([formatFields([4, LOCAL_HEADER, ...shared]), name, content]);
  const central = joinBytes([formatFields([4, CENTRAL_HEADER, 2, 10, ...shared, 2, 0, 2, 0, 2, 0, 4, 0, 4, 0]), name]);
  const end = formatFields([4, END, 2, 0, 2, 0, 2, 1, 2, 1, 4, central.length, 4, local.length, 2, 0]);
  return joinBytes([local, central, end]);
}

/** Format pairs of a size in bytes, 2 or 4, and a number. */
function formatFields(fields: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(fields.filter((_, index) => index % 2 === 0).reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  for (let index = 0, offset = 0; index < fields.length; index += 2) {
    const size = fields[index] ?? 0;
    const number = fields[index + 1] ?? 0;
    if (size === 2) view.setUint16(offset, number, true);
    else view.setUint32(offset, number, true);
    offset += size;
  }
  return bytes;
}
