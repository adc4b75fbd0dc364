import { useCallback, useEffect, useState } from 'react';
import {
  failureOf,
  type OfflineReport,
  type OfflineRequest,
  type OfflineStatus,
  type OfflineVersion,
  offlineChannel,
} from '../../common/offline.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { isComplete, readStoredVersions } from './offlineVersions.ts';
import { askWorker, startStoring } from './offlineWorker.ts';

/** `lost`: the browser removed files of the version. `outdated`: the host has a newer one. */
export type OfflineState = { status: 'unknown' | 'outdated' | 'lost' } | OfflineStatus;

/** Follow what the browser has of a version, in all tabs, and change it. */
export function useOfflineVersion(version: OfflineVersion): [OfflineState, (action: OfflineRequest['type']) => void] {
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
    return () => channel.close();
  }, [siteBase, segment, list]);

  const act = useCallback(
    (type: OfflineRequest['type']) => {
      if (type !== 'store') return void askWorker(siteBase, { type, segment });
      startStoring(siteBase, segment).catch((error: unknown) => {
        console.error(`Cannot store ${segment}.`, error);
        setState({ status: 'failed', reason: failureOf(error) });
      });
    },
    [siteBase, segment],
  );

  return [state, act];
}

async function readState(
  siteBase: string,
  { segment, list }: Pick<OfflineVersion, 'segment' | 'list'>,
): Promise<OfflineState> {
  const stored = (await readStoredVersions(siteBase)).find((one) => one.segment === segment);
  if (!stored) return { status: 'unknown' };
  if (!(await isComplete(siteBase, stored))) return { status: 'lost' };
  return { status: stored.list === list ? 'stored' : 'outdated' };
}
