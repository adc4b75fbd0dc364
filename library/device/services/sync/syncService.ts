import { joinBytes } from '../../files/bytes.ts';
import { FileError } from '../../files/FileError.ts';
import type { FileSystem } from '../../files/FileSystem.ts';
import type { Service } from '../../service.ts';
import { formatStatV1, readStatV2, tryStat } from './formatStat.ts';
import { MAX_DATA_SIZE, receiveFile } from './receiveFile.ts';
import { formatHeader, formatNumbers, readNumber, SyncStream } from './SyncStream.ts';
import { sendList } from './sendList.ts';

// The limit of adbd.
const MAX_PATH_LENGTH = 1024;

// Flags of `SND2` and `RCV2`. The device compresses nothing.
const DRY_RUN = 0x8000_0000;

/** False ends the service. */
type RequestHandler = (sync: SyncStream, files: FileSystem, filePath: string) => Promise<boolean>;

const HANDLERS: Readonly<Record<string, RequestHandler>> = {
  STAT: async (sync, files, filePath) => {
    await sync.write(
      formatStatV1(
        'STAT',
        tryStat(() => files.lstat(filePath)),
      ),
    );
    return true;
  },
  LST2: async (sync, files, filePath) => {
    await sync.write(formatNumbers('LST2', readStatV2(tryStat(() => files.lstat(filePath)))));
    return true;
  },
  STA2: async (sync, files, filePath) => {
    await sync.write(formatNumbers('STA2', readStatV2(tryStat(() => files.stat(filePath)))));
    return true;
  },
  LIST: async (sync, files, folderPath) => {
    await sendList(sync, files, { id: 'LIST', folderPath });
    return true;
  },
  LIS2: async (sync, files, folderPath) => {
    await sendList(sync, files, { id: 'LIS2', folderPath });
    return true;
  },
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
const formatId = (id: string) =>
  [...id]
    .reverse()
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');

async function refuse(sync: SyncStream, message: string): Promise<boolean> {
  await sync.fail(message);
  return false;
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
  const unknown = flags & ~DRY_RUN;
  if (unknown !== 0) return refuse(sync, `unknown flags: ${unknown}`);
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
      await sync.write(joinBytes([formatHeader('DATA', chunk.length), chunk]));
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // Linux opens a folder, but refuses to read it.
    await sync.fail(error.code === 'EISDIR' ? 'read failed' : 'open failed', error);
    return false;
  }
  await sync.write(formatHeader('DONE', 0));
  return true;
}
