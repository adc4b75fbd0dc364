import { FileError } from '../../files/FileError.ts';
import type { FileStat } from '../../files/FileNode.ts';
import { formatNumbers } from './SyncStream.ts';

/** Format mode, size and time of change, all zeros after an error. */
export function formatStatV1(id: string, stat: FileStat | FileError): Uint8Array {
  return formatNumbers(id, readStatV1(stat));
}

/** Read the numbers of version 1. Sizes are cut to four bytes. */
export function readStatV1(stat: FileStat | FileError): number[] {
  return stat instanceof FileError ? [0, 0, 0] : [stat.mode, stat.size >>> 0, stat.modifiedAt];
}

/** Read the numbers of version 2: the error, then `stat` or zeros. */
export function readStatV2(stat: FileStat | FileError): (number | bigint)[] {
  if (stat instanceof FileError) return [stat.errno, 0n, 0n, 0, 0, 0, 0, 0n, 0n, 0n, 0n];
  const time = BigInt(Math.floor(stat.modifiedAt));
  const { inode, mode, links, uid, gid, size } = stat;
  return [0, DEVICE_NUMBER, BigInt(inode), mode, links, uid, gid, BigInt(size), time, time, time];
}

// The only file system, as `stat` prints it: fd05h.
const DEVICE_NUMBER = 0xfd05n;

/** Return a file error instead of throwing it. */
export function tryStat(read: () => FileStat): FileStat | FileError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}
