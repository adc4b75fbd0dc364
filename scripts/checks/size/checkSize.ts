import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_FILE, type Manifest } from '../../../common/manifest.ts';
import { OFFLINE_FILE, OFFLINE_WORKER, type OfflineIndex } from '../../../common/offline.ts';
import { listPageKinds, type PageKind } from '../../../common/pageKinds.ts';
import { PAGE_MAP_FILE, type PageMap } from '../../../common/pageMap.ts';
import { formatKilobytes, print, printWarnings } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import { OFFLINE_LIMIT } from '../../merge/offlineFiles.ts';
import type { Project } from '../../project.ts';
import {
  formatFiles,
  LONG_PAGE,
  type LoadedFile,
  listExcesses,
  listShell,
  readFirstLoad,
  SHELL_LIMITS,
  sumWeight,
} from './weight.ts';

interface PageLoad {
  kind: PageKind;
  pathname: string;
  files: LoadedFile[];
}

/**
 * Check what the shell adds to the first load of each kind of page in `dist/`, for pages of the latest version. Throws a UserError
 * above the limits. A long page is a warning alone.
 */
export function checkSize({ paths: { distDir: siteDir }, settings: { base } }: Project): void {
  if (!existsSync(path.join(siteDir, PAGE_MAP_FILE)))
    throw new UserError(`There is no site to weigh in ${siteDir}.`, { hint: 'npm run build && npm run merge' });
  // Written by the merge.
  const manifest = JSON.parse(readFileSync(path.join(siteDir, MANIFEST_FILE), 'utf8')) as Manifest;
  const pageMap = JSON.parse(readFileSync(path.join(siteDir, PAGE_MAP_FILE), 'utf8')) as PageMap;
  const sizes = new Map<string, number>();
  const loads = listPageKinds(manifest, pageMap, base).map(
    ({ kind, pathname }): PageLoad => ({ kind, pathname, files: readFirstLoad({ siteDir, base, pathname, sizes }) }),
  );
  for (const kind of new Set(loads.map((load) => load.kind)))
    checkKind(
      kind,
      loads.filter((load) => load.kind === kind),
    );
  printWarnings(loads.flatMap(describeLong));
  const offline = checkOffline(siteDir);
  if (offline) print(offline);
}

function checkKind(kind: PageKind, loads: readonly PageLoad[]): void {
  const shell = listShell(loads.map(({ files }) => files));
  const weight = sumWeight(shell);
  const excesses = listExcesses(weight, SHELL_LIMITS[kind] ?? SHELL_LIMITS.page);
  if (excesses.length > 0)
    throw new UserError(
      `The shell of pages such as ${loads[0]?.pathname} is too heavy: ${excesses.join('; ')}.\n${formatFiles(shell)}`,
      {
        hint: 'Load what the first paint does not need with import(), or raise the limits in scripts/checks/size/weight.ts with a reason.',
      },
    );
  print(
    `${kind}: ${formatKilobytes(weight.totalBytes)} in ${weight.files} files, ${formatKilobytes(weight.scriptBytes)} of it scripts`,
  );
}

function describeLong({ pathname, files }: PageLoad): string[] {
  const { totalBytes } = sumWeight(files);
  return totalBytes > LONG_PAGE ? [`${pathname} is long: its first load is ${formatKilobytes(totalBytes)}.`] : [];
}

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
    { hint: 'scripts/merge/offlineFiles.ts decides what readers can do without.' },
  );
}
