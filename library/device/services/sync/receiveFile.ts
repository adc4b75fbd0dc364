import { decodeText } from '../../files/bytes.ts';
import { FILE_TYPE } from '../../files/FileNode.ts';
import { FileError, type FileSystem } from '../../files/FileSystem.ts';
import { formatNumbers, type SyncStream } from './SyncStream.ts';

interface SendRequest {
  readonly filePath: string;
  /** The type and the rights. */
  readonly mode: number;
  /** Write nothing. */
  readonly isDryRun: boolean;
}

export const MAX_DATA_SIZE = 65_536;

/** Has the words of adbd. */
class TransferError extends Error {}

/** Receive a file or link. Returns false after a failure: adbd then ends the service. */
export async function receiveFile(sync: SyncStream, files: FileSystem, request: SendRequest): Promise<boolean> {
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
