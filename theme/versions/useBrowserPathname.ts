import { useLocation } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';

/** Read the browser's path; undefined at the first paint, because one file serves every missing page. */
export function useBrowserPathname(): string | undefined {
  // Renders again on navigation.
  useLocation();
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.pathname,
    () => undefined,
  );
}

/** The router reports every change. */
const subscribe = () => () => {};
