import { normalizeRoute } from '../../common/urls.ts';

/**
 * Bring any address inside the version to the form under which pages are looked up: the route, in lower case, because
 * letter case is what a typed address gets wrong most easily. @example routeKey('/API/index.html#read') === '/api/'
 */
export function routeKey(address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  return normalizeRoute(decodePathname(pathname)).toLowerCase();
}

function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone "%" in a mistyped address: no page has it, in any form.
    return pathname;
  }
}
