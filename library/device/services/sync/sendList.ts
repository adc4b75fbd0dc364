import { encodeText, joinBytes } from '../../files/bytes.ts';
import { FileError } from '../../files/FileError.ts';
import type { FileSystem } from '../../files/FileSystem.ts';
import { readStatV1, readStatV2, tryStat } from './formatStat.ts';
import { formatNumbers, type SyncStream } from './SyncStream.ts';

interface Version {
  readonly formatEntry: (filePath: string, files: FileSystem, nameLength: number) => Uint8Array | undefined;
  /** Of the last packet, which looks like an entry without a name. */
  readonly lastNumbers: readonly (number | bigint)[];
}

const VERSIONS: Readonly<Record<'LIST' | 'LIS2', Version>> = {
  LIST: {
    formatEntry: (filePath, files, nameLength) => {
      const stat = tryStat(() => files.lstat(filePath));
      return stat instanceof FileError ? undefined : formatNumbers('DENT', [...readStatV1(stat), nameLength]);
    },
    lastNumbers: [0, 0, 0, 0],
  },
  LIS2: {
    formatEntry: (filePath, files, nameLength) =>
      formatNumbers('DNT2', [...readStatV2(tryStat(() => files.lstat(filePath))), nameLength]),
    lastNumbers: [0, 0n, 0n, 0, 0, 0, 0, 0n, 0n, 0n, 0n, 0],
  },
};

/** Send the entries of a folder, none if unreadable. */
export async function sendList(sync: SyncStream, files: FileSystem, { id, folderPath }: ListRequest): Promise<void> {
  const version = VERSIONS[id];
  const packets: Uint8Array[] = [];
  for (const name of listNames(files, folderPath)) {
    const text = encodeText(name);
    const entry = version.formatEntry(`${folderPath}/${name}`, files, text.length);
    if (entry) packets.push(entry, text);
  }
  await sync.write(joinBytes([...packets, formatNumbers('DONE', version.lastNumbers)]));
}

interface ListRequest {
  readonly id: 'LIST' | 'LIS2';
  readonly folderPath: string;
}

function listNames(files: FileSystem, folderPath: string): string[] {
  try {
    return ['.', '..', ...files.list(folderPath)];
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}
