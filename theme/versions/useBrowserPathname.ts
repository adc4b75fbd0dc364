import { useLocation } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';

/** Read the path of the browser's address; undefined at the first paint, because one file serves every address without a page. */
export function useBrowserPathname(): string | undefined {
  // Renders again when the router goes to another address.
  useLocation();
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.pathname,
    () => undefined,
  );
}

/** The router tells of every change. */
const subscribe = () => () => {};
