import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Give the address of a version's home its slash: React Router drops it when it goes to the root of a base path. */
export function useHomeSlash(): void {
  const location = useLocation();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (location.pathname !== '/' || pathname.endsWith('/')) return;
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`);
  }, [location]);
}
