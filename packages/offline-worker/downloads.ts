import {
  failureOf,
  OFFLINE_FILE,
  type OfflineFailure,
  type OfflineFiles,
  type OfflineIndex,
} from '../../common/offline.ts';
import { BASE, removeWorker, report } from './scope.ts';
import { forgetVersion, markGone, readCurrent, switchVersion, tidy } from './storedVersions.ts';
import { ChangedError, storeFiles } from './storeFiles.ts';

/** Each deployment in the middle of a download costs one. */
const ATTEMPTS = 4;

interface Download {
  segment: string;
  /** Updates are not reported. */
  isUpdate: boolean;
  controller: AbortController;
  files: OfflineFiles;
}

const downloads = new Map<string, Download>();

/** Store a version, or its newest state. Pages are told how far it is, and how it ended. */
export async function storeVersion(segment: string, isUpdate = false): Promise<void> {
  const running = downloads.get(segment);
  if (running) {
    running.isUpdate &&= isUpdate;
    return;
  }
  const controller = new AbortController();
  const download: Download = { segment, isUpdate, controller, files: {} };
  downloads.set(segment, download);
  const failure = await run(download).catch((error: unknown): OfflineFailure => failureOf(error));
  downloads.delete(segment);
  if (controller.signal.aborted) return removeVersion(segment);
  if (!failure) report({ segment, status: 'stored' });
  else if (!download.isUpdate) report({ segment, status: 'failed', reason: failure });
  await tidyUp().catch(console.error);
}

/** Returns why the version cannot be stored; undefined if it is, or was given up. */
async function run(download: Download): Promise<OfflineFailure | undefined> {
  const { segment, controller } = download;
  const { signal } = controller;
  const onProgress = (done: number, total: number) => {
    if (!download.isUpdate) report({ segment, status: 'storing', done, total });
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { versions } = await loadJson<OfflineIndex>(OFFLINE_FILE);
    const version = versions.find((one) => one.segment === segment);
    if (!version) return 'missing';
    try {
      download.files = await loadJson<OfflineFiles>(version.list);
      await storeFiles(download.files, signal, onProgress);
      signal.throwIfAborted();
      await switchVersion({ ...version, files: download.files });
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ChangedError)) throw error;
    }
  }
  return 'connection';
}

/** Remove a version, or give up its download. */
export async function removeVersion(segment: string): Promise<void> {
  const running = downloads.get(segment);
  // Its end removes the version.
  if (running) return running.controller.abort();
  await forgetVersion(segment);
  report({ segment, status: 'none' });
  await tidyUp();
}

/** Store what the host has newer of the stored versions. Does nothing where it cannot be reached. */
export async function updateVersions(): Promise<void> {
  const stored = await readCurrent();
  if (stored.length === 0) return;
  const index = await loadJson<OfflineIndex>(OFFLINE_FILE).catch(() => undefined);
  if (!index) return;
  for (const version of stored) {
    const offered = index.versions.find(({ segment }) => segment === version.segment);
    if (!offered) await markGone(version.segment);
    else if (offered.list !== version.list || version.isGone) await storeVersion(version.segment, true);
  }
}

/** Delete what nothing needs: without any version, the worker too. */
async function tidyUp(): Promise<void> {
  await tidy([...downloads.values()].map(({ files }) => files));
  if (downloads.size === 0 && (await readCurrent()).length === 0) await removeWorker();
}

async function loadJson<Content>(name: string): Promise<Content> {
  const response = await fetch(BASE + name, { cache: 'no-cache' });
  if (response.status === 404) throw new ChangedError(name);
  if (!response.ok) throw new TypeError(`${name}: the server answered ${response.status}.`);
  // The merge wrote it.
  return response.json();
}
