import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { PreviewName } from '../../common/previews.ts';
import { LOADERS } from './loaders.ts';
import { whenNear, whenPageLoaded } from './waiting.ts';

type PreviewState =
  | { status: 'waiting' }
  | { status: 'loading' }
  | { status: 'ready'; Body: ComponentType }
  | { status: 'failed' };

/** Load a preview when the reader comes near its place, and again when they ask for it. */
export function usePreview(name: PreviewName, placeRef: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PreviewState>({ status: 'waiting' });
  const [isWanted, setIsWanted] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    let stop = () => {};
    const stopWaiting = whenPageLoaded(() => {
      stop = whenNear(place, () => setIsWanted(true));
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [placeRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try.
  useEffect(() => {
    if (!isWanted) return;
    let isLate = false;
    setState({ status: 'loading' });
    LOADERS[name]().then(
      (Body) => !isLate && setState({ status: 'ready', Body }),
      (cause) => {
        console.error(`Cannot load the preview "${name}".`, cause);
        if (!isLate) setState({ status: 'failed' });
      },
    );
    return () => {
      isLate = true;
    };
  }, [name, isWanted, turn]);

  return { state, retry: () => setTurn(turn + 1) };
}
