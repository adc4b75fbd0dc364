import { useEffect, useState } from 'react';

export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; value: T }
  | { status: 'failed' };

export const IDLE = { status: 'idle' } as const;
export const LOADING = { status: 'loading' } as const;

/** Return the value; undefined until it is loaded. */
export const loadedOf = <T>(state: Loadable<T>): T | undefined => (state.status === 'done' ? state.value : undefined);

/** Load a value with each new function, and ignore what an older one loads. Undefined loads nothing. */
export function useLoadable<T>(load: (() => Promise<T>) | undefined): Loadable<T> {
  const [state, setState] = useState<Loadable<T> & { load?: unknown }>(IDLE);

  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ status: 'done', value, load }),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setState({ status: 'failed', load });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  if (!load) return IDLE;
  return state.load === load ? state : LOADING;
}
