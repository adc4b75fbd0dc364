import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { OFFLINE_FILE, OFFLINE_WORKER, type OfflineIndex } from '../../../common/offline.ts';
import { UserError } from '../../lib/userError.ts';
import { OFFLINE_LIMIT } from '../../merge/chooseOfflineFiles.ts';
import { formatKilobytes } from './weight.ts';

const WORKER_LIMIT = 12_000;

/** Check what a reader loads to read offline: the worker, and each version. Returns a line with both; none where it is switched off. */
export function checkOffline(siteDir: string): string | undefined {
  const indexFile = path.join(siteDir, OFFLINE_FILE);
  if (!existsSync(indexFile)) return undefined;
  // The merge wrote it.
  const { versions }: OfflineIndex = JSON.parse(readFileSync(indexFile, 'utf8'));
  const worker = gzipSync(readFileSync(path.join(siteDir, OFFLINE_WORKER)), { level: 9 }).length;
  const sizes = versions.map(({ label, bytes }) => `${label} ${formatKilobytes(bytes)}`);
  const line = `To read offline: the worker ${formatKilobytes(worker)}; ${sizes.join(', ')}`;
  if (worker <= WORKER_LIMIT && versions.every(({ bytes }) => bytes <= OFFLINE_LIMIT)) return line;
  throw new UserError(
    `${siteDir} is too heavy to read offline: at most ${formatKilobytes(WORKER_LIMIT)} and ${formatKilobytes(OFFLINE_LIMIT)} for a version. ${line}`,
    { hint: 'scripts/merge/chooseOfflineFiles.ts decides what readers can do without.' },
  );
}
