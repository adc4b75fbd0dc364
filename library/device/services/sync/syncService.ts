import { encodeText, joinBytes } from '../../files/bytes.ts';
import type { FileStat } from '../../files/FileNode.ts';
import { FileError, type FileSystem } from '../../files/FileSystem.ts';
import type { Service } from '../../service.ts';
import { MAX_DATA_SIZE, receiveFile } from './receiveFile.ts';
import { formatNumbers, readNumber, SyncStream } from './SyncStream.ts';

// The limit of adbd.
const MAX_PATH_LENGTH = 1024;

// The only flag of `SND2`: write nothing. The device compresses nothing.
const DRY_RUN = 0x8000_0000;

/** False ends the service. */
type RequestHandler = (sync: SyncStream, files: FileSystem, filePath: string) => Promise<boolean>;

const HANDLERS: Readonly<Record<string, RequestHandler>> = {
  STAT: answer((files, filePath) => formatNumbers('STAT', readStatV1(tryStat(() => files.lstat(filePath))))),
  LST2: answer((files, filePath) => formatNumbers('LST2', readStatV2(tryStat(() => files.lstat(filePath))))),
  STA2: answer((files, filePath) => formatNumbers('STA2', readStatV2(tryStat(() => files.stat(filePath))))),
  LIST: answer((files, filePath) => formatList(files, filePath, { id: 'DENT', readStat: readStatV1, size: 20 })),
  LIS2: answer((files, filePath) => formatList(files, filePath, { id: 'DNT2', readStat: readStatV2, size: 76 })),
  SEND: receiveV1,
  SND2: receiveV2,
  RECV: sendFile,
  RCV2: sendV2,
};

/** Serve `sync:`: stat, list, push and pull, until the client quits. */
export const syncService: Service = async (stream, { state }) => {
  const sync = new SyncStream(stream);
  try {
    while (await serveRequest(sync, state.files));
  } catch (error) {
    // The client closed the stream during a transfer.
    if (!stream.signal.aborted) throw error;
  } finally {
    sync.release();
  }
};

async function serveRequest(sync: SyncStream, files: FileSystem): Promise<boolean> {
  const header = await sync.readHeader();
  if (!header || header.id === 'QUIT') return false;
  if (header.value > MAX_PATH_LENGTH) return refuse(sync, 'path too long');
  const filePath = await sync.readText(header.value);
  if (filePath === undefined) return false;
  const handler = Object.hasOwn(HANDLERS, header.id) ? HANDLERS[header.id] : undefined;
  return handler ? handler(sync, files, filePath) : refuse(sync, `unknown command ${formatId(header.id)}`);
}

/** adbd prints an unknown command as a number. */
const formatId = (id: string): string =>
  [...id]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .reduceRight((text, byte) => text + byte, '');

async function refuse(sync: SyncStream, message: string): Promise<boolean> {
  await sync.fail(message);
  return false;
}

function answer(format: (files: FileSystem, filePath: string) => Uint8Array): RequestHandler {
  return async (sync, files, filePath) => {
    await sync.write(format(files, filePath));
    return true;
  };
}

function tryStat(read: () => FileStat): FileStat | FileError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

/** Mode, size and time of change, all zeros after an error. Sizes are cut to four bytes. */
const readStatV1 = (stat: FileStat | FileError): number[] =>
  stat instanceof FileError ? [0, 0, 0] : [stat.mode, stat.size >>> 0, stat.modifiedAt];

// The only file system, as `stat` prints it: fd05h.
const DEVICE_NUMBER = 0xfd05n;

/** The error, then `stat` or zeros. */
function readStatV2(stat: FileStat | FileError): (number | bigint)[] {
  if (stat instanceof FileError) return [stat.errno, 0n, 0n, 0, 0, 0, 0, 0n, 0n, 0n, 0n];
  const time = BigInt(Math.floor(stat.modifiedAt));
  const { inode, mode, links, uid, gid, size } = stat;
  return [0, DEVICE_NUMBER, BigInt(inode), mode, links, uid, gid, BigInt(size), time, time, time];
}

interface ListVersion {
  readonly id: string;
  readonly readStat: (stat: FileStat | FileError) => (number | bigint)[];
  /** Of an entry without its name. */
  readonly size: number;
}

/** An unreadable folder has no entries. */
function formatList(files: FileSystem, folderPath: string, { id, readStat, size }: ListVersion): Uint8Array {
  const packets = listNames(files, folderPath).flatMap((name) => {
    const bytes = encodeText(name);
    const stat = tryStat(() => files.lstat(`${folderPath}/${name}`));
    return [formatNumbers(id, [...readStat(stat), bytes.length]), bytes];
  });
  // It looks like an entry of zeros.
  const end = new Uint8Array(size);
  end.set(encodeText('DONE'));
  return joinBytes([...packets, end]);
}

function listNames(files: FileSystem, folderPath: string): string[] {
  try {
    return ['.', '..', ...files.list(folderPath)];
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

/** In version 1, the path ends with a comma and the mode. */
async function receiveV1(sync: SyncStream, files: FileSystem, target: string): Promise<boolean> {
  const comma = target.lastIndexOf(',');
  if (comma === -1) return refuse(sync, 'missing , in ID_SEND_V1');
  const mode = Number(target.slice(comma + 1));
  if (!Number.isInteger(mode)) return refuse(sync, 'bad mode');
  return receiveFile(sync, files, { filePath: target.slice(0, comma), mode, isDryRun: false });
}

/** In version 2, mode and flags follow. */
async function receiveV2(sync: SyncStream, files: FileSystem, filePath: string): Promise<boolean> {
  const setup = await sync.readBytes(12);
  if (!setup) return false;
  const flags = readNumber(setup, 8);
  if (flags !== 0 && flags !== DRY_RUN) return refuse(sync, `unknown flags: ${flags}`);
  return receiveFile(sync, files, { filePath, mode: readNumber(setup, 4), isDryRun: flags !== 0 });
}

async function sendV2(sync: SyncStream, files: FileSystem, filePath: string): Promise<boolean> {
  const setup = await sync.readBytes(8);
  if (!setup) return false;
  const flags = readNumber(setup, 4);
  return flags === 0 ? sendFile(sync, files, filePath) : refuse(sync, `unknown flags: ${flags}`);
}

/** Send a file in chunks. Returns false after a failure: adbd then ends the service. */
async function sendFile(sync: SyncStream, files: FileSystem, filePath: string): Promise<boolean> {
  try {
    // The file may change meanwhile.
    const bytes = files.read(filePath).slice();
    for (let offset = 0; offset < bytes.length; offset += MAX_DATA_SIZE) {
      const chunk = bytes.subarray(offset, offset + MAX_DATA_SIZE);
      await sync.write(joinBytes([formatNumbers('DATA', [chunk.length]), chunk]));
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // Linux opens a folder, but refuses to read it.
    await sync.fail(error.code === 'EISDIR' ? 'read failed' : 'open failed', error);
    return false;
  }
  await sync.write(formatNumbers('DONE', [0]));
  return true;
}
