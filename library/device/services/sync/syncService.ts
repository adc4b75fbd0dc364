import { decodeText, encodeText, joinBytes } from '../../files/bytes.ts';
import { FILE_TYPE, type FileStat } from '../../files/FileNode.ts';
import { FileError, type FileSystem } from '../../files/FileSystem.ts';
import type { Service } from '../../service.ts';
import { formatNumbers, readNumber, SyncStream } from './SyncStream.ts';

// The limit of adbd.
const MAX_PATH_LENGTH = 1024;

// The only flag of `SND2`: write nothing. The device compresses nothing.
const DRY_RUN = 0x8000_0000;

/** False ends the service. */
type RequestHandler = (sync: SyncStream, files: FileSystem, filePath: string) => Promise<boolean>;

const HANDLERS: Readonly<Record<string, RequestHandler>> = {
  LST2: answer((files, filePath) =>
    formatNumbers(
      'LST2',
      readStat(() => files.lstat(filePath)),
    ),
  ),
  STA2: answer((files, filePath) =>
    formatNumbers(
      'STA2',
      readStat(() => files.stat(filePath)),
    ),
  ),
  LIS2: answer(formatList),
  SEND: receiveV1,
  SND2: receiveV2,
  RECV: sendFile,
  RCV2: sendV2,
};

/** Serve `sync:`: stat, list, push and pull, as clients ask for them that know the features of the device. */
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
  return handler ? handler(sync, files, filePath) : refuse(sync, `unknown command ${header.id}`);
}

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

// The only file system, as `stat` prints it: fd05h.
const DEVICE_NUMBER = 0xfd05n;

/** The error, then `stat` or zeros. */
function readStat(read: () => FileStat): (number | bigint)[] {
  try {
    const { inode, mode, links, uid, gid, size, modifiedAt } = read();
    const time = BigInt(modifiedAt);
    return [0, DEVICE_NUMBER, BigInt(inode), mode, links, uid, gid, BigInt(size), time, time, time];
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return [error.errno, 0n, 0n, 0, 0, 0, 0, 0n, 0n, 0n, 0n];
  }
}

/** Of an entry without its name. */
const ENTRY_SIZE = 76;

/** An unreadable folder has no entries. */
function formatList(files: FileSystem, folderPath: string): Uint8Array {
  const packets = listNames(files, folderPath).flatMap((name) => {
    const bytes = encodeText(name);
    return [formatNumbers('DNT2', [...readStat(() => files.lstat(`${folderPath}/${name}`)), bytes.length]), bytes];
  });
  // It looks like an entry of zeros.
  const end = new Uint8Array(ENTRY_SIZE);
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

/** In version 1, which older clients use, the path ends with a comma and the mode. */
function receiveV1(sync: SyncStream, files: FileSystem, target: string): Promise<boolean> {
  const [, filePath = '', mode] = /^(.*),(\d+)$/s.exec(target) ?? [];
  if (mode === undefined) return refuse(sync, 'missing , in ID_SEND_V1');
  return receiveFile(sync, files, { filePath, mode: Number(mode), isDryRun: false });
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

interface SendRequest {
  readonly filePath: string;
  /** The type and the rights. */
  readonly mode: number;
  /** Write nothing. */
  readonly isDryRun: boolean;
}

const MAX_DATA_SIZE = 65_536;

/** Has the words of adbd. */
class TransferError extends Error {}

/** Receive a file or link. Returns false after a failure: adbd then ends the service. */
async function receiveFile(sync: SyncStream, files: FileSystem, request: SendRequest): Promise<boolean> {
  try {
    const target = createTarget(files, request);
    const modifiedAt = await receiveChunks(sync, target.append);
    if (modifiedAt === undefined) return false;
    target.finish(modifiedAt);
  } catch (error) {
    if (!(error instanceof TransferError)) throw error;
    await sync.fail(error.message, error.cause);
    await discardChunks(sync);
    return false;
  }
  await sync.write(formatNumbers('OKAY', [0]));
  return true;
}

interface Target {
  readonly append: (bytes: Uint8Array) => void;
  readonly finish: (modifiedAt: number) => void;
}

function createTarget(files: FileSystem, request: SendRequest): Target {
  if (request.isDryRun) return { append: () => {}, finish: () => {} };
  const { filePath, mode } = request;
  attempt('secure_mkdirs failed', () => files.ensureFolder(`${filePath}/..`, 0o775));
  return (mode & 0o170000) === FILE_TYPE.link ? createLinkTarget(files, filePath) : createFileTarget(files, request);
}

function createFileTarget(files: FileSystem, { filePath, mode }: SendRequest): Target {
  // adbd gives the group and others the rights of the owner.
  const owner = (mode >> 6) & 7;
  const rights = (mode & 0o777) | (owner << 3) | owner;
  attempt("couldn't create file", () => {
    removeOldFile(files, filePath);
    files.create(filePath, rights);
  });
  return {
    append: (bytes) => attempt('write failed', () => files.append(filePath, bytes)),
    finish: (modifiedAt) => files.setModifiedAt(filePath, modifiedAt),
  };
}

function createLinkTarget(files: FileSystem, filePath: string): Target {
  let target = '';
  return {
    append: (bytes) => {
      target += decodeText(bytes).replace(/\0$/, '');
    },
    finish: () =>
      attempt('symlink failed', () => {
        removeOldFile(files, filePath);
        files.createLink(target, filePath);
      }),
  };
}

/** A folder remains, and so refuses the new file. */
function removeOldFile(files: FileSystem, filePath: string): void {
  try {
    files.remove(filePath);
  } catch (error) {
    if (!(error instanceof FileError) || !['ENOENT', 'EISDIR'].includes(error.code)) throw error;
  }
}

function attempt(step: string, act: () => void): void {
  try {
    act();
  } catch (cause) {
    throw cause instanceof FileError ? new TransferError(step, { cause }) : cause;
  }
}

/** Undefined if the client is gone. */
async function receiveChunks(sync: SyncStream, append: (bytes: Uint8Array) => void): Promise<number | undefined> {
  for (;;) {
    const header = await sync.readHeader();
    if (!header || header.id === 'DONE') return header?.value;
    if (header.id !== 'DATA') throw new TransferError('invalid data message');
    if (header.value > MAX_DATA_SIZE) throw new TransferError('oversize data message');
    const bytes = await sync.readBytes(header.value);
    if (!bytes) return undefined;
    append(bytes);
  }
}

async function discardChunks(sync: SyncStream): Promise<void> {
  for (;;) {
    const header = await sync.readHeader();
    if (header?.id !== 'DATA' || !(await sync.readBytes(header.value))) return;
  }
}
