import {
  failureOf,
  OFFLINE_FILE,
  type OfflineFailure,
  type OfflineFiles,
  type OfflineIndex,
} from '../../common/offline.ts';
import { BASE, removeWorker, report } from './scope.ts';
import { forgetVersion, readCurrent, switchVersion, tidy } from './storedVersions.ts';
import { ChangedError, storeFiles } from './storeFiles.ts';

/** Each deployment in the middle of a download costs one. */
const ATTEMPTS = 4;

interface Download {
  segment: string;
  /** Updates are not reported. */
  isUpdate: boolean;
  controller: AbortController;
  files: OfflineFiles;
  done: number;
  total: number;
}

const downloads = new Map<string, Download>();
/** Lists for which there is no room: no update tries them again while this worker runs. */
const refused = new Set<string>();

/** Store a version, or its newest state. Pages are told how far it is, and how it ended. */
export async function storeVersion(segment: string, isUpdate = false): Promise<void> {
  const running = downloads.get(segment);
  if (running) {
    if (!isUpdate) running.isUpdate = false;
    return reportDownload(running);
  }
  const controller = new AbortController();
  const download: Download = { segment, isUpdate, controller, files: {}, done: 0, total: 1 };
  downloads.set(segment, download);
  const failure = await run(download).catch((error: unknown): OfflineFailure => failureOf(error));
  downloads.delete(segment);
  // After a lost connection, the next attempt needs only the rest.
  if (failure !== 'connection') await tidyUp().catch(console.error);
  if (controller.signal.aborted) return leave(segment);
  if (!failure) return report({ segment, status: 'stored' });
  if (!download.isUpdate) report({ segment, status: 'failed', reason: failure });
  if (failure !== 'connection') await removeUnneeded();
}

/** Returns why the version cannot be stored; undefined if it is, or was cancelled. */
async function run(download: Download): Promise<OfflineFailure | undefined> {
  const { segment, controller } = download;
  const { signal } = controller;
  let reported = -1;
  const onProgress = (done: number, total: number) => {
    Object.assign(download, { done, total });
    const percent = Math.floor((100 * done) / total);
    if (percent > reported) reportDownload(download);
    reported = Math.max(percent, reported);
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const version = (await loadIndex()).versions.find((one) => one.segment === segment);
    if (!version) return 'missing';
    try {
      download.files = await loadJson<OfflineFiles>(version.list);
      await storeFiles(download.files, { signal, onProgress });
      signal.throwIfAborted();
      await switchVersion({ ...version, files: download.files });
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (failureOf(error) === 'full') refused.add(version.list);
      if (!(error instanceof ChangedError)) throw error;
    }
  }
  return 'connection';
}

/** Give up a download. A version that is stored already stays. */
export const cancelVersion = (segment: string): void => downloads.get(segment)?.controller.abort();

export async function removeVersion(segment: string): Promise<void> {
  cancelVersion(segment);
  await forgetVersion(segment);
  await tidyUp();
  await leave(segment);
}

/** Store what the host has newer of the stored versions. Does nothing where it cannot be reached. */
export async function updateVersions(): Promise<void> {
  const stored = await readCurrent();
  if (stored.length === 0) return;
  const index = await loadIndex().catch(() => undefined);
  const outdated = stored.filter(({ segment, list }) =>
    index?.versions.some((one) => one.segment === segment && one.list !== list && !refused.has(one.list)),
  );
  for (const { segment } of outdated) await storeVersion(segment, true);
}

/** Tell pages that open now. */
export const reportDownloads = (): void => downloads.forEach(reportDownload);

function reportDownload({ segment, isUpdate, done, total }: Download): void {
  if (!isUpdate) report({ segment, status: 'storing', done, total });
}

const tidyUp = (): Promise<void> => tidy([...downloads.values()].map(({ files }) => files));

/** Tell whether a version is still there after a reader cancelled or removed it. */
async function leave(segment: string): Promise<void> {
  const isStored = (await readCurrent()).some((one) => one.segment === segment);
  report({ segment, status: isStored ? 'stored' : 'none' });
  await removeUnneeded();
}

/** Without any version, nothing needs the worker. */
async function removeUnneeded(): Promise<void> {
  if (downloads.size === 0 && (await readCurrent()).length === 0) await removeWorker();
}

const loadIndex = (): Promise<OfflineIndex> => loadJson<OfflineIndex>(OFFLINE_FILE);

async function loadJson<Content>(name: string): Promise<Content> {
  const response = await fetch(BASE + name, { cache: 'no-cache' });
  if (response.status === 404) throw new ChangedError(name);
  if (!response.ok) throw new TypeError(`${name}: the server answered ${response.status}.`);
  // The merge wrote it.
  return response.json();
}
