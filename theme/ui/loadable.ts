export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; value: T }
  | { status: 'failed' };

export const IDLE = { status: 'idle' } as const;
export const LOADING = { status: 'loading' } as const;

/** Return the value; undefined until it is loaded. */
export const loadedOf = <T>(state: Loadable<T>): T | undefined => (state.status === 'done' ? state.value : undefined);
