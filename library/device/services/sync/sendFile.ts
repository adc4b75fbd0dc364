import { joinBytes } from '../../files/bytes.ts';
import { FileError } from '../../files/FileError.ts';
import type { FileSystem } from '../../files/FileSystem.ts';
import { MAX_DATA_SIZE } from './receiveFile.ts';
import { formatHeader, type SyncStream } from './SyncStream.ts';

/** Send a file in chunks. Returns false after a failure: adbd then ends the service. */
export async function sendFile(sync: SyncStream, files: FileSystem, filePath: string): Promise<boolean> {
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
