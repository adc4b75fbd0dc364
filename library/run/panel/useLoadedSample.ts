import { useEffect, useState } from 'react';
import { OutdatedPageError } from '../../../theme/content/loadPageSamples.ts';
import { useThemeData } from '../../../theme/site/useThemeData.ts';
import { type LoadedSample, loadSample } from './startRun.ts';

interface State {
  loaded?: LoadedSample;
  problem?: 'broken' | 'outdated';
}

/** Load a sample, anew with each try. */
export function useLoadedSample(id: string, tries: number): State {
  const { siteBase } = useThemeData();
  const [state, setState] = useState<State>({});
  const isLoaded = state.loaded !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of tries is there to try again.
  useEffect(() => {
    if (isLoaded) return;
    loadSample(id, window.location.origin + siteBase).then(
      (loaded) => setState({ loaded }),
      (error: unknown) => setState({ problem: error instanceof OutdatedPageError ? 'outdated' : 'broken' }),
    );
  }, [id, siteBase, isLoaded, tries]);
  return state;
}
