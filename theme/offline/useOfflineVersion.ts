import { useCallback, useEffect, useState } from 'react';
import {
  failureOf,
  OFFLINE_VERSIONS_KEY,
  type OfflineReport,
  type OfflineRequest,
  type OfflineStatus,
  type OfflineVersion,
  offlineChannel,
} from '../../common/offline.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { isComplete, readStoredVersions } from './offlineVersions.ts';
import { askWorker, startStoring } from './offlineWorker.ts';

/** The worker ends after some minutes without a request; a download that stopped goes on. */
const ASK_AGAIN_MS = 20_000;

/** `lost`: the reader wanted the version, but not all of it is there. `outdated`: the host has a newer one. */
export type OfflineState = { status: 'unknown' | 'outdated' | 'lost' } | OfflineStatus;

type OfflineAction = Exclude<OfflineRequest['type'], 'report'>;

/** Follow what the browser has of a version, in all tabs, and change it. */
export function useOfflineVersion(version: OfflineVersion): [OfflineState, (action: OfflineAction) => void] {
  const { siteBase } = useThemeData();
  const { segment, list } = version;
  const [state, setState] = useState<OfflineState>({ status: 'unknown' });

  useEffect(() => {
    let isReported = false;
    const channel = new BroadcastChannel(offlineChannel(siteBase));
    channel.addEventListener('message', ({ data }: MessageEvent<OfflineReport>) => {
      if (data.segment !== segment) return;
      isReported = true;
      setState(data);
    });
    readState(siteBase, { segment, list }).then((found) => {
      if (!isReported) setState(found);
    });
    void askWorker(siteBase, { type: 'report' });
    return () => channel.close();
  }, [siteBase, segment, list]);

  const act = useCallback(
    (type: OfflineAction) => {
      remember(segment, type === 'store');
      if (type !== 'store') return void askWorker(siteBase, { type, segment });
      startStoring(siteBase, segment).catch((error: unknown) => {
        console.error(`Cannot store ${segment}.`, error);
        setState({ status: 'failed', reason: failureOf(error) });
      });
    },
    [siteBase, segment],
  );

  const isStoring = state.status === 'storing';
  useEffect(() => {
    if (!isStoring) return;
    const timer = setInterval(() => void askWorker(siteBase, { type: 'store', segment }), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isStoring, siteBase, segment]);

  return [state, act];
}

async function readState(
  siteBase: string,
  { segment, list }: Pick<OfflineVersion, 'segment' | 'list'>,
): Promise<OfflineState> {
  const stored = (await readStoredVersions(siteBase)).find((one) => one.segment === segment);
  if (!stored) return { status: readWanted().includes(segment) ? 'lost' : 'unknown' };
  if (!(await isComplete(siteBase, stored))) return { status: 'lost' };
  return { status: stored.list === list ? 'stored' : 'outdated' };
}

function readWanted(): string[] {
  try {
    const wanted: unknown = JSON.parse(readStored(OFFLINE_VERSIONS_KEY) ?? '[]');
    return Array.isArray(wanted) ? wanted.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // Other code of the origin wrote it.
  }
}

function remember(segment: string, isWanted: boolean): void {
  const wanted = [...readWanted().filter((one) => one !== segment), ...(isWanted ? [segment] : [])];
  writeStored(OFFLINE_VERSIONS_KEY, wanted.length > 0 ? JSON.stringify(wanted) : null);
}
